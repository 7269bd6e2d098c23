import { type ComponentType, createElement, lazy, type ReactNode } from 'react'
import { isExternalCaptcha, type SiteView } from '#app/features/site/site-view.ts'
import { isPrefetchAllowed, whenIdle, whenTouched } from '#app/lib/browser/scheduling.ts'
import { loadPart } from '#app/lib/network/load-part.ts'
import type { PopupProps } from '#app/ui/Popup.tsx'

/**
 * Every popup that is opened by its name; that of a lesson has its slug in the address, see `LessonDialog`. The dialog, the lock of the
 * page, the history, the loading ahead and the browser tests follow from a row. The order is that of the dialogs in the page, and of the
 * loading ahead.
 */
export const popups = {
  // First: it gives way to the others, and has to give the focus back before one of them takes it.
  search: definePopup<object>({
    texts: ({ popups }) => popups.search,
    load: async () => (await import('#app/features/search/SearchPopup.tsx')).SearchPopup,
    isDetails: (entry): entry is object => true,
    size: 'tall',
  }),
  shops: definePopup<{ product: string; eans: string[] }>({
    texts: ({ popups }) => popups.shops,
    load: async () => (await import('#app/features/products/ShopsPopup.tsx')).ShopsPopup,
    isDetails: (entry): entry is { product: string; eans: string[] } =>
      'product' in entry && typeof entry.product === 'string' && 'eans' in entry && areTexts(entry.eans),
  }),
  feedback: definePopup<{ suggested?: string }>({
    texts: ({ popups }) => popups.feedback,
    load: async () => (await import('#app/features/question/FeedbackPopup.tsx')).FeedbackPopup,
    isDetails: (entry): entry is { suggested?: string } =>
      !('suggested' in entry) || typeof entry.suggested === 'string',
    hasForeignWindows: ({ captcha }) => isExternalCaptcha(captcha),
  }),
  cookies: definePopup<object>({
    texts: ({ popups }) => popups.cookie,
    load: async () => (await import('#app/features/cookies/CookieSettings.tsx')).CookieSettings,
    isDetails: (entry): entry is object => true,
  }),
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

// Links to popups are in layers below, which cannot import this table: it tells them its names and details.
declare module '#app/features/popups/popup-store.ts' {
  interface PopupDetails extends Rows {}
}

type Rows = { [Name in keyof typeof popups]: DetailsOf<(typeof popups)[Name]> }

type DetailsOf<Definition> = Definition extends PopupDefinition<infer Details> ? Details : never

export const popupNames = Object.keys(popups) as (keyof typeof popups)[]

type PopupRow<Details extends object> = {
  /** The title, and the label of the button that closes it. */
  texts: (texts: SiteView['texts']) => { title: string; close: string }
  /** Loads the component of the content; the details are its props. */
  load: () => Promise<ComponentType<Details>>
  /** Whether an entry of the history, maybe of an older version of the site, holds the details. */
  isDetails: (entry: object) => entry is Details
  size?: PopupProps['size']
  /** Whether the content may open windows of another company, see `Popup`. */
  hasForeignWindows?: (site: SiteView) => boolean
}

type PopupDefinition<Details extends object> = PopupRow<Details> & {
  /** The content; null for details that are not this popup's. */
  render: (details: object | null) => ReactNode
}

/** Completes a row of the table of popups. */
function definePopup<Details extends object>(row: PopupRow<Details>): PopupDefinition<Details> {
  const Content = lazy(async () => ({ default: await loadPart(row.load) }))
  const render = (details: object | null) =>
    details && row.isDetails(details) ? createElement<Details>(Content, details) : null
  return { ...row, render }
}

/** At the latest after this long of no idle moment. */
const idleMilliseconds = 5000

export const loadLesson = () => import('./LessonPopup.tsx')

/**
 * Loads the content of the popups one after the other when the browser is idle, so that they open without a network: as soon as the visitor
 * uses the page. Skipped if they save data or the network is 2G.
 */
export function prefetchPopups(): void {
  if (!isPrefetchAllowed()) return
  const parts: (() => Promise<unknown>)[] = [loadLesson, ...popupNames.map((name) => popups[name].load)]
  const next = () => {
    const load = parts.shift()
    // A part that fails to load is requested again when it is needed.
    if (load) whenIdle(() => void load().then(next, next), idleMilliseconds)
  }
  void whenTouched().then(next)
}

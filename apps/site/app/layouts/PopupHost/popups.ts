import { isExternalCaptcha } from '#app/features/site/site-view.ts'
import { definePopup, type PopupDefinition } from './define-popup.ts'

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
    load: async () => (await import('#app/features/products/ShopsPopup/ShopsPopup.tsx')).ShopsPopup,
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

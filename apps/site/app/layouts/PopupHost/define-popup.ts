import { type ComponentType, createElement, lazy, type ReactNode } from 'react'
import type { SiteView } from '#app/features/site/site-view.ts'
import { loadPart } from '#app/lib/network/load-part.ts'
import type { PopupProps } from '#app/ui/Popup/Popup.tsx'

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

export type PopupDefinition<Details extends object> = PopupRow<Details> & {
  /** The content; null for details that are not this popup's. */
  render: (details: object | null) => ReactNode
}

/** Completes a row of the table of popups. */
export function definePopup<Details extends object>(row: PopupRow<Details>): PopupDefinition<Details> {
  const Content = lazy(async () => ({ default: await loadPart(row.load) }))
  const render = (details: object | null) =>
    details && row.isDetails(details) ? createElement<Details>(Content, details) : null
  return { ...row, render }
}

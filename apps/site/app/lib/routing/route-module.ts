import type { HeadersArgs } from 'react-router'

/** With a carousel above the content, or without. */
export type LayoutName = 'default' | 'plain'

/** Facts about its page (page meta, spec §2) that a route tells the layout, the page cache and the sitemap. */
export type PageHandle = {
  /** A name, or a choice by the data that the route has loaded; the default one otherwise. */
  layout?: LayoutName | ((loaderData: unknown) => LayoutName)
  /** Search parameters by which the page differs; others change nothing. Without this list the page is rendered for each request. */
  search?: readonly string[]
  /** Its search parameters are unbounded: few of these pages are kept, and none on the disk. */
  isUnbounded?: true
  /** Search engines find the page, as it is without search parameters, in the sitemap. */
  isInSitemap?: true
}

let isRunning = false

/**
 * Whether everything on the page is asked for once more, not because somebody goes elsewhere: an editor has saved a change, or a part of it
 * did not come.
 */
export function isRefreshing(): boolean {
  return isRunning
}

/** Marks the requests of `revalidate` as such a refresh. */
export async function refreshBy(revalidate: () => Promise<void>): Promise<void> {
  isRunning = true
  try {
    await revalidate()
  } finally {
    isRunning = false
  }
}

type PageProps = { loaderData: unknown }

/**
 * For `memo` around a page that shows its loader's data and nothing else of its props: the router renders pages again with each of its
 * states, also while a visitor only waits for another page.
 */
export function hasSameData(before: PageProps, now: PageProps): boolean {
  return before.loaderData === now.loaderData
}

/** Sends the headers set by a page's loader, or by the error it threw; the router drops them otherwise. */
export function forwardHeaders({ loaderHeaders, errorHeaders }: HeadersArgs): Headers {
  return errorHeaders ?? loaderHeaders
}

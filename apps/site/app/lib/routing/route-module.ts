import type { HeadersArgs } from 'react-router'

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

import type { HeadersArgs } from 'react-router'

/** Sends what a page's loader, or the error it threw, put into its headers; the router drops them otherwise. */
export function forwardHeaders({ loaderHeaders, errorHeaders }: HeadersArgs): Headers {
  return errorHeaders ?? loaderHeaders
}

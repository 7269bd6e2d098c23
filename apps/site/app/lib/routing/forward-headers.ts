import type { HeadersArgs } from 'react-router'

/** Sends the headers set by a page's loader, or by the error it threw; the router drops them otherwise. */
export function forwardHeaders({ loaderHeaders, errorHeaders }: HeadersArgs): Headers {
  return errorHeaders ?? loaderHeaders
}

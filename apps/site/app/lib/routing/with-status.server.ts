import { data } from 'react-router'

/**
 * Loader data of a page some part of which could not be loaded: the page is shown with a kind message in that part's place, but
 * says to machines that it is not whole. `headers` are those of a whole page.
 */
export function withStatus<View>(view: View, isWhole: boolean, headers: HeadersInit = {}) {
  return data(view, isWhole ? { headers } : { status: 503, headers: { 'retry-after': '30' } })
}

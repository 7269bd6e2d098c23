import { data } from 'react-router'

/**
 * Loader data of a page some part of which could not be loaded: the page is shown with a kind message in that part's place, but
 * says to machines that it is not whole.
 */
export function withStatus<View>(view: View, isWhole: boolean) {
  return data(view, isWhole ? {} : { status: 503, headers: { 'retry-after': '30' } })
}

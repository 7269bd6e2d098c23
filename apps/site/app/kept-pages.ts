import { type AddressName, addressNames, addressOf } from '@pryad/contract/addresses.ts'

/** A page that is kept for all visitors. */
export type KeptPage = {
  /** Search parameters by which it differs; whatever else stands in an address changes nothing and is no part of a page's identity. */
  search: readonly string[]
  /** The only route whose data a navigation by script asks for: the data of the layout around it are there already. */
  route?: string
  /** With search parameters it has more pages than anybody will ask for. */
  isEndless?: true
}

/** Routes inside the frame of header and footer that people navigate to. */
export const routeByAddress: Partial<Record<AddressName, string>> = {
  home: 'routes/home',
  lessons: 'routes/video',
  articles: 'routes/articles',
  article: 'routes/article',
  shades: 'routes/shades',
  shade: 'routes/shade',
  shadeFinder: 'routes/shade-finder',
  faq: 'routes/faq',
  ask: 'routes/ask',
  standingPage: 'routes/page',
}

const pages = addressNames.map((name) => {
  const { path, search, isEndless } = addressOf(name)
  const route = routeByAddress[name]
  const page = search && { search, ...(route && { route }), ...(isEndless && { isEndless }) }
  return { pattern: toPattern(path), page }
})

/** The kept page at a path. Undefined when the page must not be kept because it depends on more than its address. */
export function keptPageAt(path: string): KeptPage | undefined {
  return pages.find(({ pattern }) => pattern.test(path))?.page
}

/** Matches the paths of an address; a parameter is one segment. */
function toPattern(path: string): RegExp {
  const segments = path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : RegExp.escape(segment)))
  return new RegExp(`^${segments.join('/')}$`)
}

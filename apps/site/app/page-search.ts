/** A kind of page that is kept for all visitors. */
export type DeclaredPage = {
  path: RegExp
  /** Search parameters by which it differs; whatever else stands in an address changes nothing and is no part of a page's identity. */
  search: string[]
  /** The route whose data alone a navigation by script asks for: what stands around it is there already. */
  route?: string
}

/** Pages that are not named here are never kept: what they say depends on more than their address. */
const declaredPages: DeclaredPage[] = [
  { path: /^\/$/, search: ['page', 'slug', 'tag'], route: 'routes/home' },
  { path: /^\/video$/, search: ['page', 'slug', 'tag'], route: 'routes/video' },
  { path: /^\/articles\/[^/]+$/, search: ['slug'], route: 'routes/article' },
  { path: /^\/lesson\/[^/]+$/, search: [] },
  { path: /^\/(?:ask|robots\.txt|sitemap\.xml|\.well-known\/security\.txt)$/, search: [] },
  {
    path: /^\/(?!shops$|shop-links$|questions$|captcha-challenge$|preview$)[^/]+$/,
    search: [],
    route: 'routes/page',
  },
]

/** What is declared of the page at a path, or undefined when the page is not to be kept. */
export function declaredPageAt(path: string): DeclaredPage | undefined {
  return declaredPages.find((page) => page.path.test(path))
}

/**
 * Search parameters by which a page differs; whatever else stands in an address changes nothing and is no part of a page's identity.
 * Pages that are not named here are never kept: what they say depends on more than their address.
 */
const declaredSearch: [path: RegExp, parameters: string[]][] = [
  [/^\/$/, ['page', 'slug', 'tag']],
  [/^\/video$/, ['page', 'slug', 'tag']],
  [/^\/articles\/[^/]+$/, ['slug']],
  [/^\/lesson\/[^/]+$/, []],
  [/^\/(?:ask|robots\.txt|sitemap\.xml)$/, []],
  [/^\/(?!shops$|shop-links$|questions$|captcha-challenge$|preview$)[^/]+$/, []],
]

/** The search parameters of the page at a path, or undefined when the page is not to be kept. */
export function searchOf(path: string): string[] | undefined {
  return declaredSearch.find(([pattern]) => pattern.test(path))?.[1]
}

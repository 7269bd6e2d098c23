type Address = { pathname: string; search: string; hash: string }

/** Address of the page below a lesson: the same without its slug and its second. */
export function withoutSlug({ pathname, search, hash }: Address): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('slug')
  const rest = parameters.toString()
  return `${pathname}${rest && `?${rest}`}${secondOf({ hash }) === null ? hash : ''}`
}

/** Address of a lesson on the current page: the page's address with the lesson's slug. */
export function withSlug({ pathname, search }: Omit<Address, 'hash'>, slug: string): string {
  const parameters = new URLSearchParams(search)
  parameters.set('slug', slug)
  return `${pathname}?${parameters}`
}

/** The second of a lesson that an address names, as Media Fragments do (`#t=24`); null without one. */
export function secondOf({ hash }: Pick<Address, 'hash'>): number | null {
  const [, second] = /^#t=(\d{1,5})(?:\.\d+)?$/.exec(hash) ?? []
  return second === undefined ? null : Number(second)
}

type ListState = {
  /** The topic the list is filtered by. */
  tag?: string | undefined
  /** Which page of the list. */
  page?: number
  /** The lesson that is open above the list. */
  slug?: string | undefined
}

/** Address of a page with a list, such as `/video?tag=blond&page=2&slug=korni`; default values are left out. */
export function listUrl(path: string, { tag, page = 1, slug }: ListState): string {
  const search = new URLSearchParams({
    ...(tag ? { tag } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(slug ? { slug } : {}),
  }).toString()
  return search ? `${path}?${search}` : path
}

/**
 * Reads a link's URL (spec §2): one that does not start with `http` is an internal route, and a slash is put before it when it
 * starts with neither a slash nor a hash. Addresses of mail and telephone stay as they are, too.
 */
export function resolveHref(url: string): string {
  return /^(?:https?:|mailto:|tel:|\/|#)/i.test(url) ? url : `/${url}`
}

type ListState = {
  /** The topic the list is filtered by. */
  tag?: string | undefined
  /** Which page of the list. */
  page?: number
  /** The lesson that is open above the list. */
  slug?: string
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

/** Kinds of pages by the first part of their address; with a slash, of the pages below it. */
const kinds: Record<string, string | undefined> = {
  '': 'main',
  articles: 'list',
  'articles/': 'article',
  video: 'list',
  shades: 'palette',
  'shades/': 'shade',
  shade: 'finder',
  faq: 'faq',
  search: 'search',
  ask: 'other',
  shops: 'other',
}

/** The kind of the page at an address, one of those in the contract. */
export function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address)
  const [, first = '', below] = pathname.split('/')
  if (!below && searchParams.has('slug')) return 'lesson'
  return kinds[below ? `${first}/` : first] ?? (below ? 'other' : 'page')
}

import type { PageKind } from '@pryad/contract/counting/vital-keys.ts'

/** Kinds of pages by their addresses: of the page itself, and of those below it. */
const kinds: Record<string, [PageKind, PageKind?]> = {
  '': ['main'],
  articles: ['list', 'article'],
  video: ['list'],
  shades: ['palette', 'shade'],
  shade: ['finder'],
  faq: ['faq'],
  search: ['search'],
  ask: ['other'],
  shops: ['other'],
}

/** The kind of the page at an address. */
export function kindOf(address: string): PageKind {
  const { pathname, searchParams } = new URL(address)
  const [first = '', below] = pathname.slice(1).split('/')
  if (!below && searchParams.has('slug')) return 'lesson'
  const known = Object.hasOwn(kinds, first) ? kinds[first] : undefined
  if (below) return known?.[1] ?? 'other'
  return known?.[0] ?? 'page'
}

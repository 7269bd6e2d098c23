import { PrefetchPageLinks } from 'react-router'
import { useIntendedPage } from './use-intended-page.ts'
import { useMenuPages } from './use-menu-pages.ts'

/** Prefetches the pages that the visitor is likely to open next: those of the menu, and any page whose link is pointed at. */
export function PrefetchedPages({ menu }: { menu: { href: string }[] }) {
  const pages = new Set(useMenuPages(menu))
  const intended = useIntendedPage()
  if (intended) pages.add(intended)
  return [...pages].map((page) => <PrefetchPageLinks key={page} page={page} />)
}

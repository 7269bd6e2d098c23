import { PrefetchPageLinks } from 'react-router'
import { useIntendedPage } from './use-intended-page.ts'
import { usePagesInSight } from './use-pages-in-sight.ts'

/** Fetches ahead what the visitor is likely to open next: a page whose link is pointed at, and those in the head of the page. */
export function PrefetchedPages() {
  const pages = new Set(usePagesInSight())
  const intended = useIntendedPage()
  if (intended) pages.add(intended)
  return [...pages].map((page) => <PrefetchPageLinks key={page} page={page} />)
}

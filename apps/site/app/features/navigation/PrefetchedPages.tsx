import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'
import { isLinkPrefetchAllowed, whenIdle, whenTouched } from '#app/lib/browser/scheduling.ts'
import { nextPage, pagesBehind } from './internal-links.ts'

/** Prefetches the pages that the visitor is likely to open next: those of the menu, and any page whose link is pointed at. */
export function PrefetchedPages({ menu }: { menu: { href: string }[] }) {
  const pages = new Set(useMenuPages(menu))
  const intended = useIntendedPage()
  if (intended) pages.add(intended)
  return [...pages].map((page) => <PrefetchPageLinks key={page} page={page} />)
}

/** A pointer rests on a link for this long, in milliseconds, before its page is fetched. */
const hoverMs = 100

/** The page of the site whose link was last pointed at, touched or focused for a moment. */
function useIntendedPage(): string | undefined {
  const { key } = useLocation()
  const [intended, setIntended] = useState<{ page: string; at: string }>()
  useEffect(() => {
    if (!isLinkPrefetchAllowed()) return
    let timer = 0
    function look(event: Event) {
      clearTimeout(timer)
      const next = nextPage(event.target)
      if (next !== undefined) timer = window.setTimeout(setIntended, hoverMs, { page: next, at: key })
    }
    const controller = new AbortController()
    const options = { passive: true, signal: controller.signal }
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, look, options)
    // A link that is followed already is fetched by that.
    document.addEventListener('click', () => clearTimeout(timer), options)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key])
  // The page that was meant on the page before counts no more.
  return intended?.at === key ? intended.page : undefined
}

/** At the latest after this long of no idle moment. */
const idleMilliseconds = 2000

/**
 * Pages that the menu leads to from here, once the visitor uses the page and it has nothing better to do: not when their links come into
 * sight, since on a phone the menu is closed until the moment before the tap.
 */
function useMenuPages(menu: { href: string }[]): string[] {
  const { pathname } = useLocation()
  const [pages, setPages] = useState<string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: from another page it leads to others
  useEffect(() => {
    if (!isLinkPrefetchAllowed()) return
    let isMeant = true
    void whenTouched().then(() => whenIdle(() => isMeant && setPages(pagesBehind(menu)), idleMilliseconds))
    return () => {
      isMeant = false
    }
  }, [pathname, menu])
  return pages
}

import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isLinkPrefetchAllowed } from '#app/lib/browser/prefetch-allowed.ts'
import { whenIdle } from '#app/lib/browser/when-idle.ts'
import { pagesBehind } from '../internal-link.ts'

/** At the latest after this long of no idle moment. */
const idleMilliseconds = 2000

/**
 * Pages that the menu leads to from here, once the page has nothing better to do: not when their links come into sight, since on a phone
 * the menu is closed until the moment before the tap.
 */
export function useMenuPages(menu: { href: string }[]): string[] {
  const { pathname } = useLocation()
  const [pages, setPages] = useState<string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: from another page it leads to others
  useEffect(() => {
    if (!isLinkPrefetchAllowed()) return
    let isMeant = true
    whenIdle(() => isMeant && setPages(pagesBehind(menu)), idleMilliseconds)
    return () => {
      isMeant = false
    }
  }, [pathname, menu])
  return pages
}

import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isLinkPrefetchAllowed, whenIdle, whenTouched } from '#app/lib/browser/scheduling.ts'
import { pagesBehind } from '../internal-link.ts'

/** At the latest after this long of no idle moment. */
const idleMilliseconds = 2000

/**
 * Pages that the menu leads to from here, once the visitor uses the page and it has nothing better to do: not when their links come into
 * sight, since on a phone the menu is closed until the moment before the tap.
 */
export function useMenuPages(menu: { href: string }[]): string[] {
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

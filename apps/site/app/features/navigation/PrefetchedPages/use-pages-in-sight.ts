import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isPrefetchAllowed } from '../../../lib/prefetch-allowed.ts'
import { nextPage } from '../internal-link.ts'

/** Pages of the site whose links ask to be fetched as soon as they are in sight. */
export function usePagesInSight(): string[] {
  const { pathname } = useLocation()
  const [pages, setPages] = useState<string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => {
    if (!isPrefetchAllowed()) return
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.flatMap(({ isIntersecting, target }) =>
        isIntersecting ? (nextPage(target) ?? []) : [],
      )
      if (seen.length > 0) setPages((pages) => [...new Set([...pages, ...seen])])
    })
    for (const link of document.querySelectorAll('a[data-prefetch]')) observer.observe(link)
    return () => observer.disconnect()
  }, [pathname])
  return pages
}

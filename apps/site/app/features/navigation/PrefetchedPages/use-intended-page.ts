import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isLinkPrefetchAllowed } from '#app/lib/browser/scheduling.ts'
import { nextPage } from '../internal-link.ts'

/** A pointer that only passes by means nothing. */
const glanceMilliseconds = 100

/** The page of the site whose link was last pointed at, touched or focused for a moment. */
export function useIntendedPage(): string | undefined {
  const { key } = useLocation()
  const [intended, setIntended] = useState<{ page: string; at: string }>()
  useEffect(() => {
    if (!isLinkPrefetchAllowed()) return
    let timer = 0
    function look(event: Event) {
      clearTimeout(timer)
      const next = nextPage(event.target)
      if (next !== undefined)
        timer = window.setTimeout(setIntended, glanceMilliseconds, { page: next, at: key })
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

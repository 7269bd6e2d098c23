import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The page that now holds what an address of the main page asks for: further articles, or shades by a filter. Undefined for other
 * addresses, and where a lesson is open above the page.
 */
export function movedFromHome(search: URLSearchParams): string | undefined {
  if (search.get('slug')) return undefined
  const [pages, filters] = [pick(search, ['tag', 'page']), pick(search, ['family', 'grey', 'level'])]
  if (pages.has('page') && pages.get('page') !== '1') return `/articles?${pages}`
  return filters.size > 0 ? `/shades?${filters}` : undefined
}

/** The page that now holds what a saved link to a place of the main page leads to: the form, an answer, or the panel of a shade. */
export function movedPlace(hash: string): string | undefined {
  if (hash === '#faq-form') return '/ask'
  if (hash.startsWith('#faq-')) return `/faq${hash}`
  return hash.startsWith('#shade-') ? `/shades${hash}` : undefined
}

/** Some of the parameters, as far as they have values. */
function pick(search: URLSearchParams, names: string[]): URLSearchParams {
  return new URLSearchParams([...search].filter(([name, value]) => names.includes(name) && value))
}

/** Redirects visitors who follow a saved link to a place that the main page does not have; servers are not told the hash. */
export function useMovedPlace(): void {
  const navigate = useNavigate()
  const { hash } = useLocation()
  useEffect(() => {
    const moved = movedPlace(hash)
    if (moved && !document.getElementById(hash.slice(1))) void navigate(moved, { replace: true })
  }, [hash, navigate])
}

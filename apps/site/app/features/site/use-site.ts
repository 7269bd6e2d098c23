import { createContext, use } from 'react'
import type { SiteView } from './site-view.ts'

/** A context of its own: components that read the router's data are rendered again with every step of a navigation. */
export const SiteContext = createContext<SiteView | undefined>(undefined)

/**
 * The site as the root route loaded it.
 * @throws outside of the pages: the root route's own error view has no site.
 */
export function useSite(): SiteView {
  const site = use(SiteContext)
  if (!site) throw new Error('The root route has loaded no site.')
  return site
}

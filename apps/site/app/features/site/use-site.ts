import { useRouteLoaderData } from 'react-router'
import type { SiteView } from './site-view.ts'

/**
 * The site as the root route loaded it.
 * @throws when the root route has no data, which only its own error view may meet: there use `useSiteIfLoaded`.
 */
export function useSite(): SiteView {
  const site = useSiteIfLoaded()
  if (!site) throw new Error('The root route has loaded no site.')
  return site
}

export function useSiteIfLoaded(): SiteView | undefined {
  return useRouteLoaderData<{ site: SiteView }>('root')?.site
}

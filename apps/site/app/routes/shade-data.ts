import { siteRequestContext } from '../api/context.ts'
import { loadFinder } from '../features/shade-finder/load-finder.server.ts'
import type { PageHandle } from '../lib/routing/route-module.ts'
import type { Route } from './+types/shade-data.ts'

export const handle: PageHandle = { search: [] }

/** The palette and the texts of the finder, so that a page with scripts works answers out by itself. */
export async function loader({ context }: Route.LoaderArgs) {
  const loaded = await loadFinder(context.get(siteRequestContext))
  if (!loaded) return new Response(null, { status: 503, headers: { 'retry-after': '30' } })
  return Response.json(loaded.data)
}

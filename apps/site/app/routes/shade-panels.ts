import { siteRequestContext } from '../api/context.ts'
import { loadShadePanels } from '../features/products/load-shade-panels.server.ts'
import type { PageHandle } from '../lib/routing/route-module.ts'
import type { Route } from './+types/shade-panels.ts'

export const handle: PageHandle = { search: [] }

/** The panels of all shades as data, for a palette that came with the first one. */
export async function loader({ context }: Route.LoaderArgs) {
  const shades = await loadShadePanels(context.get(siteRequestContext))
  if (!shades) return new Response(null, { status: 503, headers: { 'retry-after': '30' } })
  return Response.json(shades)
}

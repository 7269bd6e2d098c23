import { siteRequestContext } from '../api/context.ts'
import { loadPlan } from '../features/shade-finder/plan/load-plan.server.ts'
import type { Route } from './+types/shade-plan.ts'

/** The finder's first plan as a picture to keep and to send. It is not kept in memory: there are endlessly many. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  // As the router's data it would be the same picture without the limit of its address.
  if (new URL(request.url).pathname !== url.pathname) throw new Response(null, { status: 404 })
  return loadPlan(context.get(siteRequestContext), url)
}

import { siteRequestContext } from '../api/context.ts'
import { loadPlan } from '../features/shade-finder/plan/load-plan.server.ts'
import type { Route } from './+types/shade-plan.ts'

/** The finder's first plan as a picture to keep and to send. It is not kept in memory: there are endlessly many. */
export const loader = ({ context, url }: Route.LoaderArgs) => loadPlan(context.get(siteRequestContext), url)

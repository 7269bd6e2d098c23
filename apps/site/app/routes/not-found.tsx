import { siteRequestContext } from '../api/context.ts'
import { movedOrMissing } from '../features/redirects/moved-or-missing.server.ts'
import { notFound } from '../lib/routing/http.server.ts'
import type { PageHandle } from '../lib/routing/route-module.ts'
import type { Route } from './+types/not-found.ts'

export const handle: PageHandle = { layout: 'plain' }

/** Every address that no other route answers, by any method. */
export async function loader({ context, url }: Route.LoaderArgs) {
  throw await movedOrMissing(context.get(siteRequestContext), url)
}

export function action({ url }: Route.ActionArgs) {
  throw notFound(url)
}

export default function NotFound() {
  return null
}

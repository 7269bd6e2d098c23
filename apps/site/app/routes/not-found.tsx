import type { RouteHandle } from '../layouts/choose-layout.ts'
import { notFound } from '../lib/search.server.ts'
import type { Route } from './+types/not-found.ts'

export const handle: RouteHandle = { layout: 'plain' }

/** Whatever no other route answers to, by whatever method. */
export function loader({ url }: Route.LoaderArgs) {
  throw notFound(url)
}

export function action({ url }: Route.ActionArgs) {
  throw notFound(url)
}

export default function NotFound() {
  return null
}

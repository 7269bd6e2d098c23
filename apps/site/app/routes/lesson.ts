import { isSlug } from '@pryad/contract/slug.ts'
import { siteRequestContext } from '../api/context.ts'
import { toShadeTeaser } from '../features/products/to-shade.server.ts'
import { loadLesson } from '../features/video/load-lesson.server.ts'
import type { PageHandle } from '../lib/routing/route-module.ts'
import type { Route } from './+types/lesson.ts'

export const handle: PageHandle = { search: [] }

/** A lesson as data, for the popup of a page that is already there. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const lesson = isSlug(params.slug)
    ? await loadLesson(context.get(siteRequestContext), params.slug, toShadeTeaser)
    : null
  if (lesson === undefined) return new Response(null, { status: 503, headers: { 'retry-after': '30' } })
  if (lesson === null) return new Response(null, { status: 404 })
  return Response.json(lesson)
}

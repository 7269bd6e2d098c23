import { getRedirectOperation } from '@pryad/contract/generated/operations.ts'
import { lessonPath } from '@pryad/contract/paths.ts'
import { redirect } from 'react-router'
import type { SiteRequest } from '#app/api/context.ts'
import { notFound, unavailable } from '#app/lib/routing/http.server.ts'

/**
 * The answer to throw when there is nothing at an address: a redirect if the page has moved, else 404, which is also the answer while
 * the API cannot say (spec §2).
 */
export async function movedOrMissing({ api }: SiteRequest, url: URL) {
  const moved = await findMoved(api, url.pathname + url.search)
  return moved ? redirect(moved.to, moved.permanent ? 301 : 302) : notFound(url)
}

/** The answer to throw when a lesson of a page does not exist. If it has moved, the page stays and opens the lesson under its new name. */
export async function movedOrMissingLesson({ api }: SiteRequest, url: URL, slug: string) {
  const moved = await findMoved(api, lessonPath(slug))
  if (moved === undefined) return unavailable(api.serverMessage())
  const newSlug = moved && new URL(moved.to, url).searchParams.get('slug')
  if (!newSlug) return notFound(url)
  const search = new URLSearchParams(url.search)
  search.set('slug', newSlug)
  return redirect(`${url.pathname}?${search}`, moved.permanent ? 301 : 302)
}

async function findMoved(api: SiteRequest['api'], path: string) {
  const { redirect: moved } = await api.query(getRedirectOperation, { path })
  return moved
}

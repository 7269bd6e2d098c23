import { siteRequestContext } from '../api/context.ts'
import type { PageHandle } from '../lib/routing/route-module.ts'
import type { Route } from './+types/robots.ts'

export const handle: PageHandle = { search: [] }

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteRequestContext)
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}

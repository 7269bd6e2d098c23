import { siteRequestContext } from '../api/context.ts'
import { getShadePaths } from '../features/products/get-shade-paths.server.ts'
import { getSitemapEntries } from '../features/sitemap/get-sitemap-entries.server.ts'
import type { PageHandle } from '../lib/routing/route-module.ts'
import { escapeXml } from '../lib/text/escape-xml.ts'
import type { Route } from './+types/sitemap.ts'

export const handle: PageHandle = { search: [] }

export async function loader({ context }: Route.LoaderArgs) {
  const siteRequest = context.get(siteRequestContext)
  const shades = await getShadePaths(siteRequest)
  const entries = shades && (await getSitemapEntries(siteRequest, shades))
  if (!entries) return new Response(null, { status: 503, headers: { 'retry-after': '30' } })
  const urls = entries.map(({ path, updatedAt }) => {
    const location = escapeXml(`${siteRequest.siteUrl}${path}`)
    return `  <url><loc>${location}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}</url>`
  })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

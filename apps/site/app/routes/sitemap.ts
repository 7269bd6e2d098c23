import { siteRequestContext } from '../api/context.ts'
import { getSitemapEntries } from '../features/site/get-sitemap-entries.server.ts'
import type { Route } from './+types/sitemap.ts'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

export async function loader({ context }: Route.LoaderArgs) {
  const siteRequest = context.get(siteRequestContext)
  const entries = await getSitemapEntries(siteRequest)
  if (!entries) return new Response(null, { status: 503, headers: { 'retry-after': '30' } })
  const urls = entries.map(({ path, updatedAt }) => {
    const location = `${siteRequest.siteUrl}${path}`.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
    return `  <url><loc>${location}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}</url>`
  })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

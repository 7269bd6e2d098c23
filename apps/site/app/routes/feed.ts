import { siteRequestContext } from '../api/context.ts'
import { getArticles } from '../features/articles/get-articles.server.ts'
import { getSite } from '../features/site/get-site.server.ts'
import { escapeXml } from '../lib/text/escape-xml.ts'
import type { Route } from './+types/feed.ts'

/** The newest articles as a feed (RSS 2.0), for readers who want to be told. */
export async function loader({ context }: Route.LoaderArgs) {
  const siteRequest = context.get(siteRequestContext)
  const [site, { articles }] = await Promise.all([getSite(siteRequest), getArticles(siteRequest)])
  if (!articles) return new Response(null, { status: 503, headers: { 'retry-after': '30' } })
  const { siteUrl } = site
  const items = articles.data.map(({ title, description, href, publishedAt, tags }) => {
    const address = escapeXml(new URL(href, siteUrl).href)
    return [
      '    <item>',
      `      <title>${escapeXml(title)}</title>`,
      `      <link>${address}</link>`,
      `      <guid>${address}</guid>`,
      `      <description>${escapeXml(description)}</description>`,
      ...(publishedAt ? [`      <pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`] : []),
      ...tags.map(({ name }) => `      <category>${escapeXml(name)}</category>`),
      '    </item>',
    ].join('\n')
  })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(site.title)}</title>
    <link>${siteUrl}/</link>
    <description>${escapeXml(site.description)}</description>
    <language>ru</language>
    <atom:link href="${siteUrl}/feed.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
  </channel>
</rss>
`
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}

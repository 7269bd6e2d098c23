import { siteRequestContext } from '../api/context.ts'
import { getSite } from '../features/site/get-site.server.ts'
import { notFound } from '../lib/routing/http.server.ts'
import type { PageHandle } from '../lib/routing/route-module.ts'
import { escapeXml } from '../lib/text/escape-xml.ts'
import type { Route } from './+types/opensearch.ts'

export const handle: PageHandle = { search: [] }

/** Longest name that OpenSearch 1.1 allows. */
const nameLength = 16

/** By it a browser offers the site's search in its address bar. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { name, siteUrl, texts, hasSearch } = await getSite(context.get(siteRequestContext))
  if (!hasSearch) throw notFound(url)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(name.slice(0, nameLength))}</ShortName>
  <Description>${escapeXml(texts.sections.search.intro)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>ru</Language>
  <Image width="96" height="96" type="image/png">${siteUrl}/favicon.png</Image>
  <Url type="text/html" template="${siteUrl}/search?q={searchTerms}"/>
</OpenSearchDescription>
`
  return new Response(xml, {
    headers: { 'content-type': 'application/opensearchdescription+xml; charset=utf-8' },
  })
}

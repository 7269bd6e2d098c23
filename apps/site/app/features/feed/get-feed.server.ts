import { type GetFeedQuery, getFeedOperation } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '#app/api/context.ts'
import { escapeXml } from '#app/lib/text/escape-xml.ts'
import type { SiteView } from '../site/site-view.ts'
import { textOfBlocks } from './text-of-blocks.server.ts'

type Article = GetFeedQuery['articles']['data'][number]

/** The newest articles as Atom (RFC 4287) with their whole texts; undefined when the API fails. */
export async function getFeed({ api }: SiteRequest, site: SiteView): Promise<string | undefined> {
  const { articles } = await api.query(getFeedOperation, {})
  return articles && toAtom(articles.data, site)
}

/** Every feed and every entry has to say when it was changed: one without entries was, by being asked for. */
export function toAtom(articles: Article[], site: SiteView, now = new Date()): string {
  const { siteUrl } = site
  const updated =
    articles
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1) ?? now.toISOString()
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ru">
  <id>${siteUrl}/</id>
  <title>${escapeXml(site.title)}</title>
  <subtitle>${escapeXml(site.description)}</subtitle>
  <updated>${updated}</updated>
  <link rel="self" type="application/atom+xml" href="${siteUrl}/feed.xml"/>
  <link rel="alternate" type="text/html" hreflang="ru" href="${siteUrl}/"/>
  <icon>${siteUrl}/favicon.png</icon>
  <author>
    <name>${escapeXml(site.name)}</name>
    <uri>${siteUrl}/</uri>
  </author>
${articles.map((article) => toEntry(article, siteUrl)).join('')}</feed>
`
}

function toEntry(
  { title, description, href, publishedAt, updatedAt, author, tags, body }: Article,
  siteUrl: string,
) {
  const page = new URL(href, siteUrl)
  const address = escapeXml(page.href)
  const text = textOfBlocks(body, page)
  return [
    '  <entry>',
    `    <id>${address}</id>`,
    `    <title>${escapeXml(title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${address}"/>`,
    ...(publishedAt ? [`    <published>${publishedAt}</published>`] : []),
    `    <updated>${updatedAt}</updated>`,
    // An entry without one is the feed's own author's.
    ...(author ? [`    <author><name>${escapeXml(author.name)}</name></author>`] : []),
    ...tags.map(({ name, slug }) => `    <category term="${slug}" label="${escapeXml(name)}"/>`),
    `    <summary>${escapeXml(description)}</summary>`,
    ...(text ? [`    <content type="html">${escapeXml(text)}</content>`] : []),
    '  </entry>',
    '',
  ].join('\n')
}

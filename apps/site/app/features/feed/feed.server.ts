import {
  type ContentBlockFieldsFragment,
  type GetFeedQuery,
  getFeedOperation,
} from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '#app/api/context.ts'
import { newest, notAhead } from '#app/lib/text/dates.ts'
import { escapeXml, withWholeAddresses } from '#app/lib/text/escape-xml.ts'
import type { SiteView } from '../site/site-view.ts'

type Article = GetFeedQuery['articles']['data'][number]

/** The newest articles as Atom (RFC 4287) with their whole texts; undefined when the API fails. */
export async function getFeed({ api }: SiteRequest, site: SiteView): Promise<string | undefined> {
  const { articles, articlesChangedAt } = await api.query(getFeedOperation, {})
  return articles && toAtom(articles.data, articlesChangedAt ?? null, site)
}

/** A feed has to say when it changed last, and the withdrawal of an article is a change too. One that knows of none says the present. */
function toAtom(articles: Article[], changedAt: string | null, site: SiteView): string {
  const { siteUrl } = site
  const changes = [...articles.map(({ updatedAt }) => updatedAt), ...(changedAt ? [changedAt] : [])]
  const updated = notAhead(newest(changes) ?? new Date().toISOString())
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
  { id, title, description, href, publishedAt, updatedAt, author, tags, body }: Article,
  siteUrl: string,
) {
  const page = new URL(href, siteUrl)
  const address = escapeXml(page.href)
  const text = textOfBlocks(body, page)
  return [
    '  <entry>',
    // Stays when the address changes (RFC 4151).
    `    <id>tag:${new URL(siteUrl).hostname},2026:article-${escapeXml(id)}</id>`,
    `    <title>${escapeXml(title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${address}"/>`,
    ...(publishedAt ? [`    <published>${notAhead(publishedAt, updatedAt)}</published>`] : []),
    `    <updated>${notAhead(updatedAt)}</updated>`,
    // An entry without one is the feed's own author's.
    ...(author ? [`    <author><name>${escapeXml(author.name)}</name></author>`] : []),
    ...tags.map(({ name, slug }) => `    <category term="${slug}" label="${escapeXml(name)}"/>`),
    `    <summary>${escapeXml(description)}</summary>`,
    ...(text ? [`    <content type="html">${escapeXml(text)}</content>`] : []),
    '  </entry>',
    '',
  ].join('\n')
}

/** The text of an article as HTML for programs that show it without our styles, with addresses that are whole. */
export function textOfBlocks(blocks: ContentBlockFieldsFragment[], page: URL): string {
  const whole = (address: string) => escapeXml(new URL(address, page).href)
  const link = (address: string, words: string) => `<a href="${whole(address)}">${escapeXml(words)}</a>`
  const figure = ({ url, alt }: { url: string; alt: string }, caption: string | null) => {
    const words = caption ? `<figcaption>${escapeXml(caption)}</figcaption>` : ''
    return `<figure><img src="${whole(url)}" alt="${escapeXml(alt)}">${words}</figure>`
  }
  const toHtml = (block: ContentBlockFieldsFragment): string => {
    switch (block.__typename) {
      case 'HeadingBlock':
        return `<h${block.level}>${escapeXml(block.text)}</h${block.level}>`
      case 'TextBlock':
        return withWholeAddresses(block.html, page.href)
      case 'PictureBlock':
        return figure(block.picture, block.caption)
      case 'CompareBlock':
        return [
          figure(block.before, block.beforeLabel),
          figure(block.after, block.afterLabel),
          ...(block.caption ? [`<p>${escapeXml(block.caption)}</p>`] : []),
        ].join('\n')
      case 'FinderBlock':
        return `<p>${link(block.href, block.linkLabel)}</p>`
      case 'CalloutBlock':
        return `<blockquote><p><strong>${escapeXml(block.title)}</strong></p>${withWholeAddresses(block.html, page.href)}</blockquote>`
      case 'ProductsBlock':
        return `<ul>${block.products.map(({ title }) => `<li>${escapeXml(title)}</li>`).join('')}</ul>`
      case 'LessonBlock':
        return `<p>${link(block.lesson.href, block.lesson.title)}</p>`
    }
  }
  return blocks.map(toHtml).join('\n')
}

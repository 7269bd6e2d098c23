import type { ContentBlockFieldsFragment } from '@pryad/contract/generated/operations.ts'
import { escapeXml } from '#app/lib/text/escape-xml.ts'

/** The text of an article as HTML for programs that show it without our styles, with addresses that are whole. */
export function textOfBlocks(blocks: ContentBlockFieldsFragment[], page: URL): string {
  const whole = (address: string) => escapeXml(new URL(address, page).href)
  const link = (address: string, words: string) => `<a href="${whole(address)}">${escapeXml(words)}</a>`
  const withWholeAddresses = (html: string) =>
    html.replace(/(<a\b[^>]*? href=")([#/][^"]*)"/g, (_, start: string, address: string) => {
      // Text in HTML is escaped already, and stays as it is.
      const base = address.startsWith('#') ? page.href : page.origin
      return `${start}${escapeXml(base)}${address}"`
    })
  const figure = ({ url, alt }: { url: string; alt: string }, caption: string | null) => {
    const words = caption ? `<figcaption>${escapeXml(caption)}</figcaption>` : ''
    return `<figure><img src="${whole(url)}" alt="${escapeXml(alt)}">${words}</figure>`
  }
  const toHtml = (block: ContentBlockFieldsFragment): string => {
    switch (block.__typename) {
      case 'HeadingBlock':
        return `<h${block.level}>${escapeXml(block.text)}</h${block.level}>`
      case 'TextBlock':
        return withWholeAddresses(block.html)
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
        return `<blockquote><p><strong>${escapeXml(block.title)}</strong></p>${withWholeAddresses(block.html)}</blockquote>`
      case 'ProductsBlock':
        return `<ul>${block.products.map(({ title }) => `<li>${escapeXml(title)}</li>`).join('')}</ul>`
      case 'LessonBlock':
        return `<p>${link(block.lesson.href, block.lesson.title)}</p>`
    }
  }
  return blocks.map(toHtml).join('\n')
}

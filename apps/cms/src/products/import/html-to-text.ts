import { decodeHTML } from 'entities'

/** The words of a description in HTML, in lines as a reader would see them. */
export function htmlToText(html: string): string {
  if (!/<[a-z/]|&[a-z#]/i.test(html)) return html
  const lines = html
    .replace(/\s+/g, ' ')
    .replace(/<li\b[^<>]*>/gi, '\n• ')
    .replace(/<(?:br|\/p|\/div|\/h[1-6]|\/ul|\/ol|\/tr)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
  return decodeHTML(lines)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

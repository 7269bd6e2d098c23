import { escapeXml } from '#app/lib/text/escape-xml.ts'

/** From this length on a question says enough to look for answers. */
export const shortestQuestion = 12

/** Something on the site that may answer a question. */
export type SimilarAnswer = {
  /** Id of the question that was answered before; null for a section of an article. */
  id: string | null
  title: string
  /** Clean HTML of the answer, read in place; empty where the answer is read at its address. */
  answer: string
  href: string
}

/**
 * The HTML of an answer whose links open in a new tab, beside the form, and say so to screen readers. A link that has a target stays as
 * it is.
 */
export function inNewTabs(html: string, newTab: string): string {
  const told = `<span class="visuallyHidden">. ${escapeXml(newTab)}</span>`
  return html.replace(
    /<a (?![^>]*\btarget=)([^>]*>.*?)<\/a>/gs,
    (_, rest: string) => `<a target="_blank" rel="noopener" ${rest}${told}</a>`,
  )
}

import { escapeXml } from '#app/lib/text/escape-xml.ts'

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

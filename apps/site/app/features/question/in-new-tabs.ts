import { escapeXml } from '#app/lib/text/escape-xml.ts'

/**
 * The HTML of an answer, with links that open beside the form instead of leading away from it and say so to those who do not see it. A
 * link that has a target stays as it is.
 */
export function inNewTabs(html: string, newTab: string): string {
  const told = `<span class="visuallyHidden">. ${escapeXml(newTab)}</span>`
  return html.replace(
    /<a (?![^>]*\btarget=)([^>]*>.*?)<\/a>/gs,
    (_, rest: string) => `<a target="_blank" rel="noopener" ${rest}${told}</a>`,
  )
}

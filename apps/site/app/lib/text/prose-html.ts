import { typographHtml } from './typography.ts'

/** The editors' HTML as the page shows it: set for Russian, wide tables in groups that scroll sideways. */
export function toProseHtml(html: string, tableLabel: string): string {
  const label = tableLabel.replace(/[&"<>]/g, '')
  return typographHtml(html)
    .replaceAll('<table>', `<div role="group" tabindex="0" aria-label="${label}"><table>`)
    .replaceAll('</table>', '</table></div>')
}

import { typographHtml } from './typography.ts'

/**
 * The editors' HTML as the page shows it: set for Russian, tables in boxes of their own. Two columns are read on any screen, a phone shows
 * them as names with what belongs to each; wider tables scroll sideways, with a finger or by keyboard.
 */
export function toProseHtml(html: string, tableLabel: string): string {
  const label = tableLabel.replace(/[&"<>]/g, '')
  return typographHtml(html).replace(/<table>(.*?)<\/table>/gs, (table: string) => {
    const box =
      columnsOf(table) > 2 ? `<div role="group" tabindex="0" aria-label="${label}">` : '<div data-pairs>'
    return `${box}${table}</div>`
  })
}

/** Columns of a table, by its first row. */
function columnsOf(table: string): number {
  return (table.split('</tr>', 1)[0] ?? '').match(/<t[dh]\b/g)?.length ?? 0
}

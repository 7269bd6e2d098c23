import { boxedTable } from './boxed-table.ts'
import { typographHtml } from './typography.ts'

/** The editors' HTML as the page shows it: set for Russian, tables in boxes of their own. */
export function toProseHtml(html: string, tableLabel: string): string {
  return typographHtml(html).replace(/<table>.*?<\/table>/gs, (table) => boxedTable(table, tableLabel))
}

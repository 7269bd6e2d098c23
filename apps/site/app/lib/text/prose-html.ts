import { typographHtml } from './typography.ts'

/** How many letters fit beside each other into three cells on a phone of 360 px. */
const phoneLetters = 33

/**
 * A table in a box that says how phones show it. Two columns are a name and its value. If more columns do not fit beside each other, each
 * row is a list whose lines say the names of their columns. Any other table stays as it is, or is scrolled sideways, by touch or by
 * keyboard.
 */
export function boxedTable(table: string, label: string): string {
  const rows = rowsOf(table)
  const columns = rows[0]?.length ?? 0
  if (columns === 1 || columns === 2) return `<div data-pairs>${table}</div>`
  const names = namesOf(table)
  const hasRoom = columns === 3 && lettersBeside(rows) <= phoneLetters
  const isRegular = names.length === columns && !/ (?:col|row)span=/.test(table)
  const box = `<div role="group" tabindex="0" aria-label="${label.replace(/[&"<>]/g, '')}"`
  return isRegular && !hasRoom ? `${box} data-list>${withNames(table, names)}</div>` : `${box}>${table}</div>`
}

/** The texts of the cells, row by row. */
function rowsOf(table: string): string[][] {
  return [...table.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<(t[dh])\b[^>]*>(.*?)<\/\1>/gs)].map(([, , content = '']) => textOf(content)),
  )
}

/** Names of the columns; none when the table has no head of one row. */
function namesOf(table: string): string[] {
  const head = /<thead>(.*?)<\/thead>/s.exec(table)?.[0] ?? ''
  const rows = rowsOf(head)
  return rows.length === 1 ? (rows[0] ?? []) : []
}

/** How many letters the longest words of all columns have together: a line breaks at a space and after a hyphen only. */
function lettersBeside(rows: string[][]): number {
  const longest: number[] = []
  for (const row of rows)
    for (const [column, text] of row.entries())
      for (const word of text.split(/[ \n]|(?<=-)(?!\u2060)/))
        longest[column] = Math.max(longest[column] ?? 0, word.replaceAll('\u2060', '').length)
  return longest.reduce((sum, letters) => sum + letters, 0)
}

function withNames(table: string, names: string[]): string {
  return table.replace(/<tbody>.*<\/tbody>/s, (body) =>
    body.replace(/<tr\b[^>]*>.*?<\/tr>/gs, (row) => {
      let column = 0
      return row.replace(
        /<t[dh]\b/g,
        (cell) => `${cell} data-name="${(names[column++] ?? '').replaceAll('"', '&quot;')}"`,
      )
    }),
  )
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '')
}

/** The editors' HTML as the page shows it: set for Russian, tables in boxes of their own. */
export function toProseHtml(html: string, tableLabel: string): string {
  return typographHtml(html).replace(/<table>.*?<\/table>/gs, (table) => boxedTable(table, tableLabel))
}

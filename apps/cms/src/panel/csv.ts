import { stringify } from 'csv-stringify/sync'

/** A table as Russian Excel opens it by a double click: marked UTF-8, semicolons, lines ended as in Windows. */
export function toCsv(headings: string[], rows: Iterable<string[]>): string {
  return `\uFEFF${toCsvLine(headings)}${[...rows].map(toCsvLine).join('')}`
}

/** One line of a table. */
export function toCsvLine(cells: string[]): string {
  // Programs that trim cells leave a quoted one alone, and with it the tab that keeps a number as it is.
  return stringify([cells.map(toCell)], {
    delimiter: ';',
    record_delimiter: 'windows',
    quoted_match: /[\t\r\n]/,
  })
}

/** Signs that a table program takes for the beginning of a formula, also after the apostrophes that prevent it. */
const formulaStart = /^'*[=+\-@\t\r＝＋－＠]/
/** Texts that Excel would rewrite on its own: 10-1 into a date, a barcode into 2,00E+12, 01 into 1. */
const takenForNumber = /^(?:\d{12,}|0\d+|\d{1,4}(?:[-./:]\d{1,4}){1,2}|\d+e\d+)$/i

/**
 * A text as a cell that Excel shows as it is. A formula gets an apostrophe before it, a text that looks like a number or date and is none a
 * tab, which is not seen.
 */
export function toCell(text: string): string {
  if (formulaStart.test(text)) return `'${text}`
  return takenForNumber.test(text) ? `\t${text}` : text
}

/** The text of a cell that we or a table program wrote. */
export function fromCell(cell: string): string {
  const text = cell
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    // Invisible characters, those that turn the direction of a text, and codes that are no characters.
    .replace(/(?![\t\n])\p{Cc}|\p{Bidi_Control}|\p{Noncharacter_Code_Point}|[\u200b\ufeff]/gu, '')
    .trim()
  const [, quoted] = /^="([^"]*)"$/.exec(text) ?? []
  if (quoted !== undefined) return quoted.trim()
  return text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text
}

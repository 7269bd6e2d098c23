import { stringify } from 'csv-stringify/sync'
import { toCell } from './cell.ts'

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

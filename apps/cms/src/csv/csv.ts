import { toCell } from './cell.ts'

/** A table as Russian Excel opens it by a double click: marked UTF-8, semicolons, lines ended as in Windows. */
export function toCsv(headings: string[], rows: Iterable<string[]>): string {
  return `\uFEFF${toCsvLine(headings)}${[...rows].map(toCsvLine).join('')}`
}

/** One line of a table. */
export function toCsvLine(cells: string[]): string {
  return `${cells.map((text) => quote(toCell(text))).join(';')}\r\n`
}

function quote(cell: string): string {
  return /[;"\r\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

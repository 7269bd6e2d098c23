import type { Figure } from './figure.ts'

/** Prints the figures as one table, in Markdown. */
export function printTable(figures: Figure[]): void {
  const rows = [
    ['figure', 'median', 'target', ''],
    ...figures.map(({ name, value, target = '', isReached }) => [name, value, target, verdict(isReached)]),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  console.log([line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n'))
}

function verdict(isReached: boolean | undefined): string {
  if (isReached === undefined) return ''
  return isReached ? 'reached' : 'missed'
}

/** One line of the table. */
export type Figure = {
  name: string
  /** As people read it: with its unit. */
  value: string
  /** The promised value, where there is one. */
  target?: string
  /** Whether the value reaches it. */
  isReached?: boolean
}

/** A figure that must not exceed its target. */
export function atMost(name: string, value: number, target: number, unit: string): Figure {
  return {
    name,
    value: `${round(value)} ${unit}`.trimEnd(),
    target: `≤ ${target} ${unit}`.trimEnd(),
    isReached: value <= target,
  }
}

/** A figure that must not stay below its target. */
export function atLeast(name: string, value: number, target: number, unit: string): Figure {
  return {
    name,
    value: `${round(value)} ${unit}`.trimEnd(),
    target: `≥ ${target} ${unit}`.trimEnd(),
    isReached: value >= target,
  }
}

/** A figure without a promise. */
export function plain(name: string, value: number, unit: string): Figure {
  return { name, value: `${round(value)} ${unit}`.trimEnd() }
}

function round(value: number): string {
  if (Math.abs(value) >= 100) return String(Math.round(value))
  return String(Number(value.toPrecision(3)))
}

/** The middle one of some numbers. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** The middle result of measuring the same several times. */
export async function medianOf(times: number, measure: () => Promise<number>): Promise<number> {
  const results: number[] = []
  for (let run = 0; run < times; run++) results.push(await measure())
  return median(results)
}

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

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

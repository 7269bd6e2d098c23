const pattern =
  /^(main|article|list|lesson|faq|palette|shade|finder|search|page|other):(LCP|INP|CLS|TTFB):(\d{1,5})$/
/** The largest plausible values: milliseconds, and thousandths of a layout shift. */
const largest = 60_000
const largestShift = 10_000

/** What was measured on a kind of page, known by the upper edge of its bucket. */
export type Measured = { kind: string; vital: string; edge: number }

/** Reads `kind:vital:value`; null when there is no such kind or vital, or the value is not plausible. */
export function readVital(key: string): Measured | null {
  const [, kind, vital, value] = pattern.exec(key) ?? []
  if (!kind || !vital || Number(value) > (vital === 'CLS' ? largestShift : largest)) return null
  return { kind, vital, edge: edgeAbove(Number(value)) }
}

/**
 * The upper edge, itself included, of the bucket that holds a whole number. From ten on a bucket is 3 to 10 % wide, and all borders
 * between good and bad speed are edges.
 */
export function edgeAbove(value: number): number {
  const width = widthAt(value)
  return Math.ceil(value / width) * width
}

/** The lower edge of the bucket under an upper edge. Zeros have a bucket of their own. */
export function edgeBelow(edge: number): number {
  return edge === 0 ? 0 : edge - widthAt(edge - 1)
}

function widthAt(value: number): number {
  if (value < 10) return 10
  const scale = 10 ** (String(value).length - 2)
  const figures = value / scale
  return scale * (figures < 30 ? 1 : figures < 50 ? 2 : 5)
}

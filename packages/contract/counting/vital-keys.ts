/** Kinds of pages whose speed is told apart. */
export const pageKinds = [
  'main',
  'article',
  'list',
  'lesson',
  'faq',
  'palette',
  'shade',
  'finder',
  'search',
  'page',
  'other',
] as const
export type PageKind = (typeof pageKinds)[number]

/** What is measured of a page, and the largest plausible value: milliseconds, or thousandths of a layout shift. */
const largest = { LCP: 60_000, INP: 60_000, CLS: 10_000, TTFB: 60_000 } as const
export type Vital = keyof typeof largest

/** A measured value, known by the upper edge of its bucket. */
export type Measured = { kind: PageKind; vital: Vital; edge: number }

const whole = /^\d{1,5}$/

/** Reads `kind:vital:value`; null when there is no such kind or vital, or the value is not plausible. */
export function readVital(key: string): Measured | null {
  const [kindName, vital = '', value = '', ...rest] = key.split(':')
  const kind = pageKinds.find((known) => known === kindName)
  if (!kind || !isVital(vital) || rest.length > 0 || !whole.test(value) || Number(value) > largest[vital])
    return null
  return { kind, vital, edge: edgeAbove(Number(value)) }
}

function isVital(name: string): name is Vital {
  return Object.hasOwn(largest, name)
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

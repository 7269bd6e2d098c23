/**
 * A place on the page: how far it was scrolled, and what stood in the middle of the window then, since what is above may have another
 * height when the visitor returns.
 */
export type ScrollPlace = { top: number; anchor?: Anchor }

/** An element by the numbers of children that lead to it from the page's main content, and how far below the window's upper edge it was. */
type Anchor = { path: number[]; below: number }

export function placeAtHand(): ScrollPlace {
  const top = scrollY
  // Above the top of the page there is nothing that could change.
  if (top === 0) return { top }
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  // What lies above the page, such as a popup, will not be there.
  if (!middle?.closest('main')) return { top }
  return { top, anchor: { path: pathTo(middle), below: middle.getBoundingClientRect().top } }
}

export function returnTo({ top, anchor }: ScrollPlace): void {
  scrollTo({ top, behavior: 'instant' })
  const element = anchor && follow(anchor.path)
  if (!element) return
  const off = element.getBoundingClientRect().top - anchor.below
  // Less is rounding, and nothing should tremble when a popup closes.
  if (Math.abs(off) >= 2) scrollBy({ top: off, behavior: 'instant' })
}

function pathTo(element: Element): number[] {
  const parent = element.parentElement
  if (!parent || element.localName === 'main') return []
  return [...pathTo(parent), [...parent.children].indexOf(element)]
}

function follow(path: number[]): Element | undefined {
  let element: Element | undefined = document.querySelector('main') ?? undefined
  for (const index of path) element = element?.children[index]
  return element
}

export function isScrollPlace(value: unknown): value is ScrollPlace {
  if (typeof value !== 'object' || value === null || !('top' in value)) return false
  return typeof value.top === 'number' && (!('anchor' in value) || isAnchor(value.anchor))
}

function isAnchor(value: unknown): value is Anchor {
  if (typeof value !== 'object' || value === null || !('path' in value && 'below' in value)) return false
  const { path, below } = value
  return Array.isArray(path) && path.every((index) => typeof index === 'number') && typeof below === 'number'
}

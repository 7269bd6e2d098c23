import { unfold } from './scroll-to-hash.ts'

/**
 * A place on the page: how far it was scrolled, and the part of the page that stood in the middle of the window then. The part above it may have
 * another height when the visitor returns: an edit has come, or after a reload a list begins with another page of it.
 */
export type ScrollPlace = { top: number; anchor?: Anchor }

/** Id of an element, and how far below the window's upper edge it was. */
type Anchor = { id: string; below: number }

export function placeAtHand(): ScrollPlace {
  const top = scrollY
  // Above the top of the page there is nothing that could change.
  if (top === 0) return { top }
  const part = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main [id]')
  return part ? { top, anchor: { id: part.id, below: part.getBoundingClientRect().top } } : { top }
}

/** Goes back to a place; a page that does not have its part any more begins at its top. */
export function returnTo({ top, anchor }: ScrollPlace): void {
  if (!anchor) {
    scrollTo({ top, behavior: 'instant' })
    return
  }
  const part = document.getElementById(anchor.id)
  if (!part) {
    scrollTo({ top: 0, behavior: 'instant' })
    return
  }
  // A part that the visitor had unfolded is folded again.
  const folded = part.parentElement?.closest('details')
  if (folded) unfold(folded)
  scrollTo({ top, behavior: 'instant' })
  const off = part.getBoundingClientRect().top - anchor.below
  // Less is rounding, and nothing should tremble when a popup closes.
  if (Math.abs(off) >= 2) scrollBy({ top: off, behavior: 'instant' })
}

export function isScrollPlace(value: unknown): value is ScrollPlace {
  if (typeof value !== 'object' || value === null || !('top' in value)) return false
  return typeof value.top === 'number' && (!('anchor' in value) || isAnchor(value.anchor))
}

function isAnchor(value: unknown): value is Anchor {
  if (typeof value !== 'object' || value === null || !('id' in value && 'below' in value)) return false
  return typeof value.id === 'string' && typeof value.below === 'number'
}

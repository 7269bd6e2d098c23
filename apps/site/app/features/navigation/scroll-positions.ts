import { isPlainClick } from '#app/lib/browser/navigation.ts'
import { isRecord } from '#app/lib/is-record.ts'
import { unfold } from './scroll-to-hash.ts'

const storageKey = 'scroll-positions'
/** Entries of the history that are remembered. */
const kept = 50

/** Where each entry of the history was scrolled to; outlives a reload, and does without storage where there is none. */
export const scrollPositions = {
  get(key: string): ScrollPlace | undefined {
    return read().find(([known]) => known === key)?.[1]
  },
  set(key: string, place: ScrollPlace): void {
    const others = read().filter(([known]) => known !== key)
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...others, [key, place]].slice(-kept)))
    } catch {
      // Without storage Back leads to the top of the page.
    }
  },
}

function read(): [string, ScrollPlace][] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(value) ? value.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is [string, ScrollPlace] {
  return Array.isArray(value) && typeof value[0] === 'string' && isScrollPlace(value[1])
}

/**
 * A place on the page: how far it was scrolled, and the part of the page that stood in the middle of the window then. The part above it may have
 * another height when the visitor returns: an edit has come, or after a reload a list begins with another page of it.
 */
type ScrollPlace = { top: number; anchor?: Anchor }

/** Id of an element, and how far below the window's upper edge it was. */
type Anchor = { id: string; below: number }

/** The place of the page in the window. */
export function currentPlace(): ScrollPlace {
  const top = scrollY
  // Above the top of the page there is nothing that could change.
  if (top === 0) return { top }
  const part = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main [id]')
  return part ? { top, anchor: { id: part.id, below: part.getBoundingClientRect().top } } : { top }
}

/** Goes back to a place; a page without that part begins at its top. */
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

function isScrollPlace(value: unknown): value is ScrollPlace {
  return isRecord(value) && typeof value.top === 'number' && (!('anchor' in value) || isAnchor(value.anchor))
}

function isAnchor(value: unknown): value is Anchor {
  return isRecord(value) && typeof value.id === 'string' && typeof value.below === 'number'
}

/** A link that was pressed, and how far below the window's upper edge it was. */
export type PressedLink = { element: Element; below: number }

/** The link that a click follows on this page, and its place; null for any other click. */
export function pressedLink(event: MouseEvent): PressedLink | null {
  if (!isPlainClick(event)) return null
  const element = event.target instanceof Element ? event.target.closest('a[href]:not([target])') : null
  return element && { element, below: element.getBoundingClientRect().top }
}

/**
 * Brings a pressed link back to where it was when the content above it has become shorter and moved it above the window. Browsers anchor
 * visible content, but not when the element that they chose as the anchor is removed. A link below the window has made room for the content
 * that it loaded.
 */
export function keepInSight({ element, below }: PressedLink): void {
  if (!element.isConnected) return
  const { top, bottom, width } = element.getBoundingClientRect()
  // A hidden link, as in a closed menu, has no place.
  if (bottom <= 0 && width > 0) scrollBy({ top: top - below, behavior: 'instant' })
}

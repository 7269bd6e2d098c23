import { isPlainClick } from '#app/lib/browser/navigation.ts'

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
  // One that is not shown any more, as in a menu that has closed, has no place.
  if (bottom <= 0 && width > 0) scrollBy({ top: top - below, behavior: 'instant' })
}

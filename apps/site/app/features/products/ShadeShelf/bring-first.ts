/** Scrolls a strip sideways until one of its items is the first in view, as far as the strip goes. The page stays where it is. */
export function bringFirst(strip: HTMLElement, item: HTMLElement): void {
  const inset = Number.parseFloat(getComputedStyle(strip).scrollPaddingInlineStart) || 0
  const distance = item.getBoundingClientRect().left - strip.getBoundingClientRect().left - inset
  strip.scrollTo({ left: strip.scrollLeft + distance, behavior: 'instant' })
}

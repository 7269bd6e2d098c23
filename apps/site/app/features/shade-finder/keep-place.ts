import { flushSync } from 'react-dom'

/**
 * Changes the page above an element, which stays where it is on the screen: Safari has no scroll anchoring.
 * @param change sets state.
 */
export function keepPlace(element: Element | null, change: () => void): void {
  const before = element?.getBoundingClientRect().top
  flushSync(change)
  const after = element?.getBoundingClientRect().top
  if (before !== undefined && after !== undefined && after !== before) {
    scrollBy({ top: after - before, behavior: 'instant' })
  }
}

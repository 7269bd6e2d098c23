// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepInSight } from './scroll-positions.ts'

/** A link of the page that was pressed 413 pixels below the window's upper edge, and stands at `top` now. */
function pressed(top: number, isShown: boolean) {
  const element = document.createElement('a')
  document.body.append(element)
  element.getBoundingClientRect = () => new DOMRect(0, top, isShown ? 100 : 0, 0)
  return { element, below: 413 }
}

test.each([
  ['that has moved above the window is brought back', -200, true, [{ top: -613, behavior: 'instant' }]],
  ['of a menu that has closed leaves the page where it is', 0, false, undefined],
] as const)('a pressed link %s', (_, top, isShown, scrolled) => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
  onTestFinished(() => scrollBy.mockRestore())
  keepInSight(pressed(top, isShown))
  expect(scrollBy.mock.calls[0]).toEqual(scrolled)
})

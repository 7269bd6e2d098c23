// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { onMove } from './on-move.ts'

test.each(['scroll', 'touchstart', 'keydown', 'beforeprint'])(
  '%s is a move, and only the first counts',
  (move) => {
    const moved = vi.fn()
    onMove(moved)
    expect(moved).not.toHaveBeenCalled()
    document.body.dispatchEvent(new Event(move))
    document.body.dispatchEvent(new Event(move))
    expect(moved).toHaveBeenCalledTimes(1)
  },
)

test('a move that the page itself answers counts, too', () => {
  const moved = vi.fn()
  onMove(moved)
  document.body.addEventListener('keydown', (event) => event.stopPropagation(), { once: true })
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(moved).toHaveBeenCalledTimes(1)
})

test.each(['click', 'mousemove', 'focusin'])('%s is no move', (event) => {
  const moved = vi.fn()
  onMove(moved)
  document.body.dispatchEvent(new Event(event, { bubbles: true }))
  expect(moved).not.toHaveBeenCalled()
})

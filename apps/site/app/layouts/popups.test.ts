import { expect, test } from 'vitest'
import { popups } from './popups.ts'

test.each([
  ['shops', {}],
  ['shops', { product: 'Прядь', eans: [1] }],
  ['shops', { product: 1, eans: [] }],
  ['feedback', { suggested: 1 }],
] as const)('the popup «%s» does not open by an entry of the history that holds %o', (name, entry) => {
  expect(popups[name].isDetails(entry)).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { isClosedByBack, popupEntries, withPopup } from './popup-history.ts'

const shops = { name: 'shops' as const, title: 'Прядь 6-46', eans: ['2007700000161'] }

test('a popup above another is closed first', () => {
  const video = withPopup(null, { name: 'video' })
  const both = withPopup(video, shops)
  expect(popupEntries(both)).toEqual([{ name: 'video' }, shops])
  expect(isClosedByBack(both, 'shops')).toBe(true)
  expect(isClosedByBack(both, 'video')).toBe(false)
  expect(isClosedByBack(video, 'video')).toBe(true)
})

describe('whatever else an entry of the history holds opens nothing', () => {
  test.each([
    null,
    undefined,
    'feedback',
    {},
    { popups: 'feedback' },
    { popups: [null, 'feedback', {}, { name: 'other' }] },
    { popups: [{ name: 'shops' }, { name: 'shops', title: 'Прядь', eans: [1] }] },
  ])('%o', (state) => {
    expect(popupEntries(state)).toEqual([])
  })
})

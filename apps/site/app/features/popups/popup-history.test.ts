import { expect, test } from 'vitest'
import {
  chosenLesson,
  isClosedByBack,
  popupEntries,
  withLesson,
  withOtherPopup,
  withPopup,
} from './popup-history.ts'

const shops = { name: 'shops', product: 'Прядь 6-46', eans: ['2007700000161'] }

const feedback = { name: 'feedback', suggested: 'хна' }

test('a popup above another is closed first', () => {
  const video = withPopup(null, { name: 'video' })
  const both = withPopup(video, shops)
  expect(popupEntries(both)).toEqual([{ name: 'video' }, shops])
  expect(isClosedByBack(both, 'shops')).toBe(true)
  expect(isClosedByBack(both, 'video')).toBe(false)
  expect(isClosedByBack(video, 'video')).toBe(true)
})

test('a popup that gives way to another leaves no entry behind', () => {
  const asked = withOtherPopup(withPopup(null, { name: 'search' }), feedback)
  expect(popupEntries(asked)).toEqual([feedback])
})

test.each([
  null,
  undefined,
  'feedback',
  {},
  { popups: 'feedback' },
  { popups: [null, 'feedback', {}, { name: 1 }] },
])('an entry of the history that holds %o opens nothing', (state) => {
  expect(popupEntries(state)).toEqual([])
})

test('a chosen lesson keeps its title with a popup above it, and gives way to the next one', () => {
  const opened = withPopup(withLesson(null, 'Тест на аллергию'), { name: 'video' })
  const above = withPopup(opened, { name: 'feedback' })
  expect([chosenLesson(opened), chosenLesson(above)]).toEqual(['Тест на аллергию', 'Тест на аллергию'])
  expect(withLesson(opened, 'Читаем номер')).toEqual({ popups: [{ name: 'video' }], lesson: 'Читаем номер' })
  expect([null, {}, { lesson: 1 }].map(chosenLesson)).toEqual([undefined, undefined, undefined])
})

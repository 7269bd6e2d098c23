// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { lockPage } from './show-dialog.ts'

test('the marker stays until the last of the open popups is closed', () => {
  const { classList } = document.documentElement
  const unlockLesson = lockPage()
  const unlockShops = lockPage()
  for (const _ of ['first', 'repeated']) {
    unlockShops()
    expect([...classList]).toEqual(['open-menu'])
  }
  unlockLesson()
  expect([...classList]).toEqual([])
})

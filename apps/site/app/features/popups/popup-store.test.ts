import { expect, test } from 'vitest'
import { getPopup, setPopup } from './popup-store.ts'

const shops = { product: 'Прядь 6-46', eans: ['2007700000161'] }

test('every popup has a status flag, and is closed at first', () => {
  for (const name of ['video', 'feedback', 'shops', 'cookies', 'search'] as const)
    expect(getPopup(name)).toEqual({ status: false, details: null })
})

test('opening one changes its flag alone, and keeps what it was opened with', () => {
  setPopup('shops', { details: shops })
  setPopup('shops', { status: true })
  expect(getPopup('shops')).toEqual({ status: true, details: shops })
  expect(getPopup('feedback').status).toBe(false)
})

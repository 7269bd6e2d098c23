import { expect, test } from 'vitest'
import { chooseLayout } from './choose-layout.ts'
import { DefaultLayout } from './DefaultLayout.tsx'
import { PlainLayout } from './PlainLayout.tsx'

test('a page that says nothing gets the default layout', () => {
  expect(chooseLayout([{ handle: undefined }, { handle: {} }])).toBe(DefaultLayout)
})

test('the innermost route with an opinion decides', () => {
  expect(
    chooseLayout([{ handle: { layout: 'default' } }, { handle: { layout: 'plain' } }, { handle: null }]),
  ).toBe(PlainLayout)
})

test('an unknown layout falls back to the default one', () => {
  expect(chooseLayout([{ handle: { layout: 'grand' } }])).toBe(DefaultLayout)
})

import { expect, test } from 'vitest'
import products from '../../../../../content/products.json'
import { byFamily, familyOf } from './shade-family.ts'

test.each([
  ['6-0', 'natural'],
  ['10', 'natural'],
  ['5-4', 'warm'],
  ['7-3', 'warm'],
  ['6-7', 'warm'],
  ['8-1', 'cool'],
  ['9-26', 'bright'],
  ['4-6', 'bright'],
  ['6-46', 'bright'],
  ['0-22', 'corrector'],
  ['6/43', 'warm'],
  ['7.1', 'cool'],
  ['6-\u2060' + '4', 'warm'],
  ['', 'natural'],
  ['Без номера', 'natural'],
])('%s is a shade of the family %s', (number, family) => {
  expect(familyOf(number)).toBe(family)
})

test('every family of the first palette has a shade', () => {
  const found = new Set(products.map(({ shadeNumber }) => familyOf(shadeNumber)))
  expect([...found].sort()).toEqual(['bright', 'cool', 'corrector', 'natural', 'warm'])
})

test('families follow one another, and keep the order within', () => {
  const shades = ['5-4', '6-0', '0-22', '7-3', '1-0'].map((number) => ({ number, family: familyOf(number) }))
  expect(byFamily(shades).map(({ number }) => number)).toEqual(['6-0', '1-0', '5-4', '7-3', '0-22'])
})

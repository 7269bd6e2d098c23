import { expect, test } from 'vitest'
import { shadePaths, slugOfNumber } from './paths.ts'

test.each([
  ['6-0', '6-0'],
  ['6-\u206046', '6-46'],
  ['6/46', '6-46'],
  ['7.1 N', '7-1-n'],
  ['Без номера', ''],
])('the number %s makes the address %s', (number, slug) => {
  expect(slugOfNumber(number)).toBe(slug)
})

test('two shades of one number have addresses of their own, and so has one without a number', () => {
  const paths = shadePaths([
    { ean: '1', number: '6-0' },
    { ean: '2', number: '6/0' },
    { ean: '3', number: '' },
  ])
  expect([...paths.values()]).toEqual(['/shades/6-0', '/shades/6-0-2', '/shades/3'])
})

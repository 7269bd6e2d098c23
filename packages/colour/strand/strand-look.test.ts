import { expect, test } from 'vitest'
import { readLook, writeLook } from './strand-look.ts'

const looks = [
  { pigmented: '#73533B', grey: null, greyShare: 0 },
  { pigmented: '#73533B', grey: '#D2CEC6', greyShare: 50 },
  { pigmented: '#73533B', grey: null, greyShare: 50, roots: { pigmented: '#412B1F', grey: '#D2CEC6' } },
]

test.each(looks)('a look comes out of its address as it went in: $greyShare', (look) => {
  const read = readLook(writeLook(look))
  expect(read && writeLook(read)).toBe(writeLook(look))
  expect(read?.roots?.grey?.toUpperCase()).toBe(look.roots?.grey)
})

test('grey goes in steps of five, so that there are not more pictures than can be told apart', () => {
  const look = { pigmented: '#73533B', grey: '#D2CEC6' }
  expect(writeLook({ ...look, greyShare: 33 })).toBe(writeLook({ ...look, greyShare: 35 }))
  expect(writeLook({ ...look, greyShare: 1 })).toBe(writeLook({ ...look, greyShare: 5 }))
})

test.each([
  '',
  '73533b',
  '73533B-0-0',
  '73533b-0-5',
  '73533b-d2cec6-7',
  '73533b-d2cec6-105',
  '73533b-0-0-',
  '../73533b-0-0',
])('%s is no look', (name) => expect(readLook(name)).toBeNull())

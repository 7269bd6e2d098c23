import { expect, test } from 'vitest'
import { readLook, type StrandLook, writeLook } from './strand-look.ts'

const looks: StrandLook[] = [
  { pigmented: '#73533B', grey: null, greyShare: 0 },
  { pigmented: '#73533B', grey: '#D2CEC6', greyShare: 50 },
  { pigmented: '#73533B', grey: '#D2CEC6', greyShare: 10, greyWhere: 'patch' },
  { pigmented: '#73533B', grey: null, greyShare: 50, roots: { pigmented: '#412B1F', grey: '#D2CEC6' } },
]

test.each(looks)('a look comes out of its address as it went in: $greyShare $greyWhere', (look) => {
  const read = readLook(writeLook(look))
  expect(read && writeLook(read)).toBe(writeLook(look))
  expect(read?.greyWhere).toBe(look.greyWhere ?? 'everywhere')
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
  '73533b-d2cec6-50x',
  '73533b-0-0t',
  '73533b-d2cec6-105',
  '73533b-0-0-',
  '../73533b-0-0',
])('%s is no look', (name) => expect(readLook(name)).toBeNull())

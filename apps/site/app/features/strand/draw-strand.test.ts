import { expect, test } from 'vitest'
import { lookAfterMinutes } from './draw-strand.ts'

const looks = [
  { pigmented: '#000000', grey: '#ffffff', greyShare: 50 },
  { pigmented: '#808080', grey: '#808080', greyShare: 50 },
  { pigmented: '#a00000', grey: null, greyShare: 50, roots: { pigmented: '#101010', grey: null } },
]

test('between two looks the colour is between theirs', () => {
  expect(lookAfterMinutes(looks, 0)).toEqual(looks[0])
  expect(lookAfterMinutes(looks, 0.25)).toMatchObject({ pigmented: '#404040', grey: '#c0c0c0' })
  expect(lookAfterMinutes(looks, 1)).toEqual(looks[2])
})

test('a time beyond the ends is that of the ends, and of nothing comes nothing', () => {
  expect(lookAfterMinutes(looks, 7)).toEqual(looks[2])
  expect(lookAfterMinutes([], 0.5)).toBeUndefined()
})

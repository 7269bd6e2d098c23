import { natural } from '@pryad/colour/colours/hair-colours.ts'
import { toHex } from '@pryad/colour/colours/oklab.ts'
import { expect, test } from 'vitest'
import { levelColours } from './level-colours.ts'

test('the colours of the scales are those of natural hair in the colour model', () => {
  expect(levelColours).toEqual(levelColours.map((_, index) => toHex(natural(index + 1)).toLowerCase()))
})

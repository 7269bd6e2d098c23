import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromHex, readHex, toHex, toRgb } from './oklab.ts'

test('a colour of the screen comes back from OKLab as it was', () => {
  const channel = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const hex =
        `#${[red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
      expect(toHex(fromHex(hex))).toBe(hex)
    }),
    { numRuns: 500 },
  )
})

test('white, black and pure red are where CSS Color 4 puts them in OKLab', () => {
  expect(fromHex('#FFFFFF').L).toBeCloseTo(1, 5)
  expect(fromHex('#000000').L).toBeCloseTo(0, 5)
  const red = fromHex('#FF0000')
  expect([red.L, red.a, red.b].map((value) => value.toFixed(4))).toEqual(['0.6280', '0.2249', '0.1258'])
})

test('a colour that no screen can show is drawn with the nearest channels', () => {
  expect(toRgb({ L: 0.5, a: 0.4, b: 0 }).every((channel) => channel >= 0 && channel <= 255)).toBe(true)
})

test.each(['#FFF', 'FFFFFF', '#GGGGGG', ''])('"%s" is no colour', (hex) => {
  expect(() => readHex(hex)).toThrow('is no colour')
})

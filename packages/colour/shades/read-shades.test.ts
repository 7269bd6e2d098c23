import { expect, test } from 'vitest'
import { fieldsOf } from '../reading/fields.ts'
import { facts, palette, products, shadeOf } from '../tests/palette.ts'
import { readShades } from './read-shades.ts'

const eans = (list: readonly unknown[]) => list.map((value) => fieldsOf(value, 'Item').text('ean'))
const changed = (list: readonly unknown[], change: object) =>
  list.map((value, index) => (index === 0 ? { ...Object(value), ...change } : value))

test('every product of the first content has its facts, and there are no facts without a product', () => {
  expect(eans(facts).toSorted()).toEqual(eans(products).toSorted())
  expect(palette.map((shade) => shade.ean)).toEqual(eans(products))
})

test('a shade is its product with the facts merged in', () => {
  expect(shadeOf('5-4')).toMatchObject({
    ean: '2007700000055',
    hex: '#8A3F1E',
    kind: 'permanent',
    developerPercent: 6,
    mixesWith: ['5-0'],
    mixtureMl: 100,
  })
  expect(shadeOf('0-22')).toMatchObject({ level: 0, shift: [-0.012, 0.004, -0.09], isDilutable: true })
})

test('the starting colours of the facts are those that the product page tells', () => {
  for (const product of products.map((value) => fieldsOf(value, 'Product'))) {
    const range = product.object('baseRange')
    const { bases } = shadeOf(product.text('shadeNumber'))
    expect(Math.min(...bases.map((base) => base.min))).toBe(range.value('min'))
    expect(Math.max(...bases.map((base) => base.max))).toBe(range.value('max'))
    const hair = range.list('hair', (one) => one)
    expect(bases.map((base) => base.hair).toSorted()).toEqual(hair.toSorted())
  }
})

test('a minute, a developer and an amount of the facts stand in the instructions as well', () => {
  for (const product of products.map((value) => fieldsOf(value, 'Product'))) {
    const shade = shadeOf(product.text('shadeNumber'))
    const instructions = `${product.text('howToUse')} ${product.text('volume')}`
    expect(instructions).toMatch(new RegExp(`\\b${shade.minutes.max}\\b`))
    if (shade.developerPercent) expect(instructions).toMatch(new RegExp(`${shade.developerPercent}\\s%`))
  }
})

test.each([
  ['no facts', products, facts.slice(1), 'has no facts'],
  ['another level', changed(products, { level: 2 }), facts, 'disagree about level'],
  ['another cover of grey', products, changed(facts, { greyCoverage: 90 }), 'disagree about greyCoverage'],
  [
    'a developer of 12 %',
    products,
    changed(facts, { developerPercent: 12 }),
    'developerPercent must be one of',
  ],
  ['an unknown kind', products, changed(facts, { kind: 'bleach' }), 'kind must be one of permanent'],
  ['no colour', changed(products, { hex: 'red' }), facts, 'no colour of the form'],
  ['minutes the wrong way round', products, changed(facts, { minutes: { min: 9, max: 5 } }), 'max must be'],
  [
    'no developer though it is a dye',
    products,
    changed(facts, { developerPercent: null }),
    'has no developer',
  ],
  ['a time above its longest', products, changed(facts, { hardMaxMinutes: 40 }), 'minutes for'],
  ['half a vector', products, changed(facts, { shift: [1, 2] }), 'shift must be three numbers'],
])('a shade with %s stops with a message', (_, ofProducts, ofFacts, message) => {
  expect(() => readShades(ofProducts, ofFacts)).toThrow(message)
})

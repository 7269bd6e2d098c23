import { expect, test } from 'vitest'
import content from '../../../../../content/site.json'
import { filterLinks, filterShades, levelLinks, nearestToLevel, readPaletteFilter } from './palette-filter.ts'

const read = (search: string) => readPaletteFilter(new URLSearchParams(search))

test.each([
  ['', { coversGrey: false }],
  ['family=warm', { family: 'warm', coversGrey: false }],
  ['family=natural&grey=covers', { family: 'natural', coversGrey: true }],
  ['family=&grey=&level=', { coversGrey: false }],
  ['level=6', { coversGrey: false, level: 6 }],
])('«%s» asks for %j', (search, filter) => {
  expect(read(search)).toEqual(filter)
})

test.each(['family=green', 'grey=yes', 'family=warm&grey=1', 'level=0', 'level=11', 'level=06'])(
  '«%s» asks for what there is not',
  (search) => {
    expect(read(search)).toBeUndefined()
  },
)

test('a filter lets through what is of its family, covers grey and is meant for hair of its level', () => {
  const shades = [
    { family: 'natural', greyCoverage: 100, levels: { min: 4, max: 8 } },
    { family: 'natural', greyCoverage: 50, levels: { min: 1, max: 3 } },
    { family: 'warm', greyCoverage: 100, levels: { min: 8, max: 10 } },
  ] as const
  expect(filterShades([...shades], { coversGrey: false })).toHaveLength(3)
  expect(filterShades([...shades], { family: 'natural', coversGrey: true })).toEqual([shades[0]])
  const at = (level: number) => filterShades([...shades], { coversGrey: false, level })
  expect([2, 4, 8, 10].map((level) => at(level).length)).toEqual([1, 1, 2, 1])
})

test.each([
  [6, '6-0'],
  [undefined, '4-0'],
  [10, '8-1'],
  [1, '0-22'],
])('of the shades for level %s, %s is shown first', (wanted, number) => {
  const shades = [
    { number: '4-0', step: 4 },
    { number: '6-0', step: 6 },
    { number: '6-7', step: 6 },
    { number: '8-1', step: 8 },
    { number: '0-22', step: null },
  ].map(({ number, step }) => ({ number, details: { level: step === null ? null : { step } } }))
  expect(nearestToLevel(shades, wanted)?.number).toBe(number)
  expect(nearestToLevel([], wanted)).toBeUndefined()
})

test('links of levels keep the other choices; one gives all levels back', () => {
  const links = levelLinks({ family: 'warm', coversGrey: true, level: 6 })
  expect(links).toHaveLength(11)
  expect(links[0]?.url).toBe('/shades?family=warm&grey=covers#products')
  expect(links[7]?.url).toBe('/shades?family=warm&grey=covers&level=7#products')
  expect(links.filter(({ isCurrent }) => isCurrent).map(({ level }) => level)).toEqual([6])
})

test('links of families keep the other choices; the one for grey undoes itself', () => {
  const filter = { family: 'warm', coversGrey: true, level: 6 } as const
  const links = filterLinks(['natural', 'warm'], filter, content.texts.sections.products)
  expect(links.map(({ url }) => url)).toEqual([
    '/shades?grey=covers&level=6#products',
    '/shades?family=natural&grey=covers&level=6#products',
    '/shades?family=warm&grey=covers&level=6#products',
    '/shades?family=warm&level=6#products',
  ])
  expect(links.filter(({ isCurrent }) => isCurrent).map(({ key }) => key)).toEqual(['warm', 'grey'])
})

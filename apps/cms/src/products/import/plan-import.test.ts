import { expect, test } from 'vitest'
import { type ProductFieldName, productFieldNames } from '../product-fields.ts'
import type { Value } from '../read-value.ts'
import { toCellText } from './columns.ts'
import { planImport } from './plan-import.ts'

const ean = '4600000000015'

/** The change of a product with a stored value when a table gives it the text of a cell. */
function plan(name: ProductFieldName, stored: Value, cell = toCellText(name, stored)) {
  const product = {
    id: 1,
    ean,
    isPublished: true,
    values: { ean, title: 'Прядь', [name]: stored },
    links: [],
  }
  const row = {
    place: 'строка 2',
    cells: new Map<ProductFieldName, string>([
      ['ean', ean],
      [name, cell],
    ]),
    fallback: new Map<ProductFieldName, string>(),
    links: [],
  }
  const known = {
    products: new Map([[ean.padStart(14, '0'), product]]),
    tags: new Map<string, number>(),
    tagNames: new Map<string, string>(),
  }
  return planImport([row], known, new Set(productFieldNames))
}

test.each<[ProductFieldName, Value]>([
  ['finder.minutes', '35-40'],
  ['finder.minutes', '35–40'],
  ['finder.natural', ' 4 — 8 '],
  ['finder.mixing', '1:1'],
  ['finder.shift', '-0,01;0;-0.09'],
  ['hex', '#9c2f1c'],
  ['finder.mixesWith', ['5-4', '6-46']],
])('a table as it was exported changes nothing: «%s» stored as %j', (name, stored) => {
  expect(plan(name, stored)).toMatchObject([{ kind: 'same' }])
})

test('another range is a change, shown from what was stored', () => {
  expect(plan('finder.minutes', '35-40', '35-45')).toMatchObject([
    { kind: 'changed', changes: [{ before: '35-40', after: '35–45' }] },
  ])
})

test('a stored text that cannot be read is changed by one that can', () => {
  expect(plan('finder.minutes', 'долго', '35')).toMatchObject([
    { kind: 'changed', changes: [{ before: 'долго', after: '35' }] },
  ])
})

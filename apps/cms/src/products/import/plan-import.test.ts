import { describe, expect, test } from 'vitest'
import { type ProductFieldName, productFieldNames } from '../product-fields.ts'
import type { Value } from '../read-value.ts'
import { toCellText } from './columns.ts'
import type { Feed } from './feed.ts'
import { planImport } from './plan-import.ts'
import { readFeed } from './read-feed.ts'

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
  return planImport({ kind: 'table', rows: [row] }, known, new Set(productFieldNames))
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

describe('rows with one barcode', () => {
  const known = { products: new Map(), tags: new Map(), tagNames: new Map() }
  const offer = (city: string, title = 'Тон') =>
    `<offer id="${city}"><url>https://s.example/1?city=${city}</url><barcode>${ean}</barcode><name>${title}</name></offer>`
  const feed = (offers: string) =>
    readFeed(
      Buffer.from(`<yml_catalog><shop><name>Лавка</name><offers>${offers}</offers></shop></yml_catalog>`),
    )
  const table = (text: string) => readFeed(Buffer.from(`ean;title;Магазин: Ozon;Магазин: WB\n${text}`))
  const planFeed = (read: Feed) => planImport(read, known, new Set())

  test('are one product when a shop lists it once a city: the first address is taken, and told', () => {
    expect(planFeed(feed(`${offer('msk')}${offer('spb')}${offer('kzn')}`))).toMatchObject([
      {
        kind: 'new',
        links: [{ shop: 'Лавка', href: 'https://s.example/1?city=msk' }],
        note: 'то же ещё раз: товар 2, id spb; товар 3, id kzn. Магазин: Лавка: адреса разные (3), берём первый — https://s.example/1?city=msk',
      },
    ])
  })

  test('are told by the first places and the number of the others', () => {
    const titles = Array.from({ length: 14 }, (_, index) => `${ean};Тон ${index};;`)
    const outcomes = planFeed(table(titles.join('\n')))
    expect(outcomes).toHaveLength(14)
    expect(outcomes[13]).toMatchObject({
      kind: 'rejected',
      reasons: [expect.stringContaining('строка 10; строка 11 и ещё 4)')],
    })
    const same = planFeed(table(`${ean};Тон;;\n`.repeat(14)))
    expect(same).toMatchObject([{ note: expect.stringMatching(/строка 12 и ещё 3$/) }])
  })

  test('leave a product the address that it has', () => {
    const links = [{ type: 'shop', shop: 'лавка', href: 'https://s.example/1?city=spb' } as const]
    const product = { id: 1, ean, isPublished: true, values: { ean, title: 'Прядь' }, links }
    const products = new Map([[ean.padStart(14, '0'), product]])
    expect(
      planImport(feed(`${offer('msk')}${offer('spb')}`), { ...known, products }, new Set()),
    ).toMatchObject([{ kind: 'same', note: expect.stringContaining('остаётся нынешний') }])
  })

  test('are one product when they are equal or complete one another', () => {
    expect(planFeed(table(`${ean};Тон;;\n${ean};Тон;;\n`))).toMatchObject([
      { kind: 'new', place: 'строка 2', note: 'то же ещё раз: строка 3' },
    ])
    expect(planFeed(table(`${ean};Тон;https://o.ru/1;\n'${ean};;;https://w.ru/1\n`))).toMatchObject([
      { kind: 'new', links: [{ shop: 'Ozon' }, { shop: 'WB' }] },
    ])
  })

  test.each([
    [table(`${ean};Тон;;\n${ean};Хна;;\n`), '(строка 2; строка 3), а «Полное название» разное'],
    [table(`${ean};Тон;https://o.ru/1;\n${ean};Тон;https://o.ru/2;\n`), 'а «Магазин: Ozon» разное'],
    [
      feed(`${offer('msk')}${offer('spb', 'Хна')}`),
      '(товар 1, id msk; товар 2, id spb), а «Полное название» разное',
    ],
  ])('are all refused when they say different things', (read, reason) => {
    const rejected = { kind: 'rejected', reasons: [expect.stringContaining(reason)] }
    expect(planFeed(read)).toMatchObject([rejected, rejected])
  })

  test('with more addresses of one shop than anybody lists are refused with their number', () => {
    const [row] = planFeed(table(`${ean};Тон;${'a '.repeat(1000)};\n`))
    expect(row).toMatchObject({
      kind: 'rejected',
      reasons: ['Магазин: Ozon: адресов больше 50, оставьте нужные'],
    })
  })

  test('that cannot be read are refused with what helps', () => {
    expect(
      planFeed(feed(`<offer><barcode>${ean}</barcode><name>a & b</name></offer>${offer('msk')}`)),
    ).toMatchObject([
      { kind: 'rejected', ean, title: 'a & b', reasons: [expect.stringContaining('«&amp;»')] },
      { kind: 'new' },
    ])
  })

  test('whose title has lost its letters are refused, and it is not called missing', () => {
    const [row] = planFeed(table('2007700000178;?????? ????;;\n'))
    expect(row).toMatchObject({
      kind: 'rejected',
      reasons: [expect.stringMatching(/буквы потеряны, вместо них «\?+ \?+»/)],
    })
  })
})

test.each([
  ['https://shop.example/1', 'new'],
  ['/p/1', 'rejected'],
  ['//shop.example/1', 'rejected'],
  ['#1', 'rejected'],
  ['javascript:alert(1)', 'rejected'],
])('a shop lies elsewhere: its address %s makes a row %s', (url, kind) => {
  const feed = readFeed(Buffer.from(`EAN;Title;Магазин: Лавка\n${ean};Краска;${url}\n`))
  expect(
    planImport(feed, { products: new Map(), tags: new Map(), tagNames: new Map() }, new Set()),
  ).toMatchObject([{ kind }])
})

import { describe, expect, test } from 'vitest'
import { firstOf } from '../support/documents.ts'
import { count, importingCms, known } from '../support/importing-cms.ts'
import { aFeed, aFullOffer, anEan } from '../support/product-feed.ts'

const importing = await importingCms()
const { send, check, run, findProduct, headersOf } = importing

async function countProducts() {
  const { totalDocs } = await importing.cms.payload.count({ collection: 'products' })
  return totalDocs
}

const offersFrom = (first: number) => Array.from({ length: 200 }, (_, index) => aFullOffer(first + index))

describe('a feed of 200 products', () => {
  const feed = aFeed(offersFrom(1001))

  test('is checked without changing anything', async () => {
    const before = await countProducts()
    const { status, report } = await check(feed)
    expect(status).toBe(200)
    expect(count(report.rows)).toEqual({ new: 200, changed: 0, same: 0, rejected: 0 })
    expect(report.ignored).toEqual(['price', 'currencyId', 'picture'])
    expect(await countProducts()).toBe(before)
  })

  test('is imported, published on demand, and told in the audit trail', async () => {
    const before = await countProducts()
    const { status, report } = await run(feed, { publish: true })
    expect(status).toBe(200)
    expect(count(report.rows).new).toBe(200)
    expect(await countProducts()).toBe(before + 200)
    expect(await findProduct(anEan(1100))).toMatchObject({
      _status: 'published',
      title: 'Краска из фида № 1100',
      brand: 'Прядь',
      group: 'Стойкая крем-краска',
      description: 'Ровный тон «на каждый день».',
      composition: 'Aqua, p-Phenylenediamine',
      greyCoverage: 70,
      baseRange: { min: 3, max: 8, hair: ['natural'] },
      links: [{ shop: 'Магазин «Прядь»', type: 'shop', href: expect.stringContaining('?utm=1&from=feed') }],
    })
    const entry = await firstOf(importing.cms, 'audit-log', { action: { equals: 'productsImported' } })
    expect(entry).toMatchObject({ personName: 'editor', documentTitle: 'feed.xml' })
    expect(entry.details).toContain('Новых: 200')

    const again = await check(feed)
    expect(count(again.report.rows)).toEqual({ new: 0, changed: 0, same: 200, rejected: 0 })
  })

  test('leaves nothing behind when a product in the middle cannot be stored', async () => {
    const { beforeChange } = importing.cms.payload.collections.products.config.hooks
    beforeChange.push(({ data }) => {
      if (data.ean === anEan(2100)) throw new Error('the disk is full')
      return data
    })
    const before = await countProducts()
    const { status } = await run(aFeed(offersFrom(2001)))
    beforeChange.pop()
    expect(status).toBe(500)
    expect(await countProducts()).toBe(before)
    expect(await findProduct(anEan(2001))).toBeUndefined()
    const where = { action: { equals: 'productsImported' } } as const
    expect((await importing.cms.payload.count({ collection: 'audit-log', where })).totalDocs).toBe(1)
  })
})

describe('a known product', () => {
  const csv = `Штрихкод;Полное название;Уровень;Магазин: Ozon;Магазин: Новый\n${known};Прядь «Основа» 1-0 Ночь;2;https://www.ozon.ru/product/1;https://new.example/1\n`

  test('is shown with what it was and what it will be, and changed on the site at once', async () => {
    const old = await findProduct(known)
    const { report } = await check(csv)
    expect(report.rows).toMatchObject([
      {
        kind: 'changed',
        place: 'строка 2',
        ean: known,
        changes: [
          { label: 'Полное название', before: 'Прядь «Основа» 1-0 Чёрный', after: 'Прядь «Основа» 1-0 Ночь' },
          { label: 'Уровень', before: '1', after: '2' },
          { label: 'Магазин: Ozon', before: old?.links?.[0]?.href, after: 'https://www.ozon.ru/product/1' },
          { label: 'Магазин: Новый', before: '', after: 'https://new.example/1' },
        ],
      },
    ])
    await run(csv)
    const product = await findProduct(known)
    expect(product).toMatchObject({ title: 'Прядь «Основа» 1-0 Ночь', level: 2, _status: 'published' })
    expect(product?.picture).toBe(old?.picture)
    expect(product?.tags).toEqual(old?.tags)
    expect(product?.baseRange).toEqual(old?.baseRange)
    expect(product?.links?.map(({ shop }) => shop)).toEqual([
      ...(old?.links ?? []).map(({ shop }) => shop),
      'Новый',
    ])
    const answer = await importing.cms.ask(
      `{ productsPackageProducts(filter: { ean: ["${known}"] }) { data { title } } }`,
    )
    expect(answer.data.productsPackageProducts.data).toEqual([{ title: 'Прядь «Основа» 1-0 Ночь' }])
  })

  test('with unpublished changes is left to the editor', async () => {
    const ean = '2007700000024'
    const { id } = (await findProduct(ean)) ?? {}
    const data = { title: 'Ещё не готово', _status: 'draft' } as const
    await importing.cms.payload.update({ collection: 'products', id: id ?? 0, draft: true, data })
    const { report } = await check(`ean;title\n${ean};Из таблицы\n`)
    expect(report.rows[0]?.reasons?.[0]).toContain('неопубликованные правки')
  })

  test('in the trash is left there', async () => {
    await run(aFeed([aFullOffer(1)]))
    const { id } = (await findProduct(anEan(1))) ?? {}
    const data = { deletedAt: new Date().toISOString() }
    await importing.cms.payload.update({ collection: 'products', id: id ?? 0, data })
    const { report } = await check(aFeed([aFullOffer(1)]))
    expect(report.rows[0]?.reasons?.[0]).toContain('в корзине')
  })
})

describe("a shop's feed", () => {
  const shout = 'КРАСКА ЧЕРНЫЙ 1-0 АКЦИЯ!!! -30%'
  const feed = aFeed([{ ean: known, name: shout }])

  test('changes nothing but links of known products, unless the editor chooses columns', async () => {
    const old = await findProduct(known)
    const { report } = await check(feed)
    expect(report.rows).toMatchObject([{ kind: 'changed', isPublished: true, title: old?.title }])
    expect(report.rows[0]?.changes?.map(({ label }) => label)).toEqual(['Магазин: Магазин «Прядь»'])
    expect(report.columns.find(({ name }) => name === 'title')).toEqual({
      name: 'title',
      label: 'Полное название',
      isChosen: false,
    })
    await run(feed)
    const product = await findProduct(known)
    expect(product).toMatchObject({ title: old?.title, description: old?.description })
    expect(product?.links?.map(({ shop }) => shop)).toContain('Магазин «Прядь»')
  })

  test('changes the columns that were chosen, and no others', async () => {
    const old = await findProduct(known)
    await run(feed, { columns: 'title' })
    expect(await findProduct(known)).toMatchObject({ title: shout, description: old?.description })
  })
})

describe('rows with faults', () => {
  test('are rejected with reasons, the others are imported', async () => {
    const csv = [
      'EAN,Название,Уровень,Темы,Магазин: Ozon',
      `${anEan(1)},Хорошая,5,Седина,https://www.ozon.ru/1`,
      '4600000000017,Не та цифра,5,,',
      ',Без штрихкода,5,,',
      `${anEan(2)},,5,,`,
      `${anEan(3)},Уровень словом,пять,,`,
      `${anEan(4)},Чужая тема,5,Рыбалка,`,
      `${anEan(5)},Опасная ссылка,5,,javascript:alert(1)`,
      `${anEan(6)},Дважды,5,,`,
      `${anEan(6)},Дважды,6,,`,
    ].join('\n')
    const { report } = await run(csv)
    expect(count(report.rows)).toEqual({ new: 1, changed: 0, same: 0, rejected: 8 })
    const reasons = report.rows.flatMap((row) =>
      row.reasons ? [`${row.place}: ${row.reasons.join('; ')}`] : [],
    )
    expect(reasons).toEqual([
      expect.stringMatching(/^строка 3: .*контрольная цифра/),
      'строка 4: нет штрихкода',
      'строка 5: нет названия',
      expect.stringMatching(/^строка 6: Уровень: нужно целое число от 0 до 12/),
      expect.stringMatching(/^строка 7: Темы: темы «Рыбалка» нет/),
      expect.stringMatching(/^строка 8: Магазин: Ozon: «javascript:alert\(1\)» — не адрес/),
      expect.stringMatching(/^строка 9: штрихкод повторяется/),
      expect.stringMatching(/^строка 10: штрихкод повторяется/),
    ])
    expect(report.rejectedCsv).toContain('строка 4')
    expect(await findProduct(anEan(1))).toMatchObject({ title: 'Хорошая', _status: 'draft' })
    expect(await findProduct(anEan(3))).toBeUndefined()
  })

  test('a product that lacks something stays a draft even when new ones are published', async () => {
    const { report } = await run(`ean;название\n${anEan(1)};Неполная\n`, { publish: true })
    expect(report.rows[0]?.missing).toContain('Серия')
    expect(await findProduct(anEan(1))).toMatchObject({ _status: 'draft' })
  })
})

describe('an import is refused', () => {
  test('when the products have changed since it was checked', async () => {
    const csv = `ean;Уровень\n${known};7\n`
    const { report } = await check(csv)
    const { id } = (await findProduct(known)) ?? {}
    await importing.cms.payload.update({ collection: 'products', id: id ?? 0, data: { level: 3 } })
    const answer = await send(`run?fingerprint=${report.fingerprint}`, csv)
    expect(answer.status).toBe(409)
    expect(answer.message).toContain('Проверьте файл ещё раз')
    expect((await findProduct(known))?.level).toBe(3)
  })

  test('when the file is too big or no file of ours', async () => {
    const tooBig = await check('x'.repeat(21 * 1024 * 1024))
    expect(tooBig).toMatchObject({ status: 413, message: expect.stringContaining('20 МБ') })
    const book = await check('PK\u0003\u0004')
    expect(book).toMatchObject({ status: 400, message: expect.stringContaining('CSV UTF-8') })
  })
})

test('the sample can be imported as it is', async () => {
  const response = await importing.cms.rest('/product-import/sample', { headers: headersOf('editor') })
  expect(response.headers.get('content-disposition')).toContain('.csv')
  const { report } = await check(await response.arrayBuffer())
  expect(report.rows).toMatchObject([{ kind: 'new', missing: [] }])
})

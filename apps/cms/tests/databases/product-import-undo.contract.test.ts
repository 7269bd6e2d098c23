import { describe, expect, test } from 'vitest'
import { count, importingCms, known } from '../support/importing-cms.ts'
import { aFeed, aFullOffer, anEan } from '../support/product-feed.ts'

const importing = await importingCms()
const { check, run, findProduct, headersOf } = importing

/** Stores values as they were stored before a rule was made. */
async function storeUnchecked(id: number, values: Record<string, unknown>) {
  const { db } = importing.cms.payload
  await db.updateOne({ collection: 'products', id, data: values })
  const { docs } = await importing.cms.payload.findVersions({
    collection: 'products',
    where: { parent: { equals: id }, latest: { equals: true } },
    depth: 0,
  })
  for (const { id: version, version: stored } of docs)
    await db.updateVersion({
      collection: 'products',
      id: version,
      versionData: { version: { ...stored, ...values } } as never,
    })
}

describe('an import that was a mistake', () => {
  const asEditor = () => ({ headers: headersOf('editor') })

  async function lastImport() {
    const { imports } = await (await importing.cms.rest('/product-import/history', asEditor())).json()
    return imports[0]
  }

  async function undoLast() {
    const { id } = await lastImport()
    const path = `/product-import/history/${id}/undo`
    const response = await importing.cms.rest(path, { method: 'POST', ...asEditor() })
    return { status: response.status, body: await response.json() }
  }

  test('is undone whole: known products are as before, added ones lie in the trash', async () => {
    const before = await findProduct(known)
    const csv = `ean;title;Уровень;Чем хорош;Магазин: Ozon\n${known};Ошибка;9;Раз|Два;https://www.ozon.ru/9\n${anEan(7)};Лишняя;5;;\n`
    await run(csv)
    expect(await findProduct(known)).toMatchObject({ title: 'Ошибка', level: 9 })
    expect(await lastImport()).toMatchObject({ fileName: 'feed.xml', added: 1, changed: 1, undoneAt: null })

    expect(await undoLast()).toEqual({ status: 200, body: { restored: 1, removed: 1, left: [] } })
    const after = await findProduct(known)
    const { title, level, benefits } = before ?? {}
    expect(after).toMatchObject({ title, level, benefits, _status: 'published' })
    expect(after?.links?.map(({ href }) => href)).toEqual(before?.links?.map(({ href }) => href))
    expect(await findProduct(anEan(7))).toBeUndefined()

    expect((await undoLast()).status).toBe(409)
  })

  test.each(['abc', '1e999', '0'])('that has no number but %s is told to be gone', async (id) => {
    const path = `/product-import/history/${id}/undo`
    const response = await importing.cms.rest(path, { method: 'POST', ...asEditor() })
    expect(response.status).toBe(409)
    expect((await response.json()).errors[0].message).toContain('больше нет')
  })

  test('empties again what it had filled in a draft', async () => {
    await run(`ean;title\n${anEan(8)};Черновик\n`)
    await run(`ean;Серия;Уровень;От уровня\n${anEan(8)};Новая;4;3\n`)
    expect((await undoLast()).body).toMatchObject({ restored: 1 })
    const product = await findProduct(anEan(8))
    expect(product?.title).toBe('Черновик')
    expect([product?.series, product?.level, product?.baseRange?.min].map((value) => value ?? null)).toEqual([
      null,
      null,
      null,
    ])
  })

  test('is undone where a draft holds half of a link', async () => {
    const ean = anEan(10)
    const links = [{ shop: 'Ozon', type: 'shop' as const, href: null }]
    const data = { title: 'Черновик', ean, links, _status: 'draft' } as never
    await importing.cms.payload.create({ collection: 'products', draft: true, data })
    await run(`ean;title\n${ean};Из файла\n`)
    expect(await findProduct(ean)).toMatchObject({ title: 'Из файла' })
    expect((await undoLast()).body).toMatchObject({ restored: 1, left: [] })
    expect(await findProduct(ean)).toMatchObject({ title: 'Черновик' })
  })

  test('is undone, and the same file brings its products back from the trash', async () => {
    const ean = anEan(11)
    await run(`ean;title;Серия\n${ean};Вернётся;Основа\n`)
    const added = await findProduct(ean)
    await undoLast()
    const again = `ean;title;Уровень\n${ean};Вернётся;5\n`
    expect(count((await check(again)).report.rows)).toMatchObject({ new: 1, rejected: 0 })
    expect((await run(again)).status).toBe(200)
    expect(await findProduct(ean)).toMatchObject({
      id: added?.id,
      title: 'Вернётся',
      level: 5,
      series: null,
      _status: 'draft',
      deletedAt: null,
    })
    expect((await undoLast()).body).toEqual({ restored: 0, removed: 1, left: [] })
    expect(await findProduct(ean)).toBeUndefined()
  })

  test('is published again where new products are', async () => {
    const feed = aFeed([aFullOffer(12)])
    await run(feed, { publish: true })
    await undoLast()
    await run(feed, { publish: true })
    expect(await findProduct(anEan(12))).toMatchObject({ _status: 'published', deletedAt: null })
    const answer = await importing.cms.ask(
      `{ productsPackageProducts(filter: { ean: ["${anEan(12)}"] }) { data { title } } }`,
    )
    expect(answer.data.productsPackageProducts.data).toHaveLength(1)
  })

  test('names the product and the field that a younger rule refuses, and changes nothing', async () => {
    const ean = anEan(13)
    await run(aFeed([aFullOffer(13)]), { publish: true })
    const { id = 0 } = (await findProduct(ean)) ?? {}
    await storeUnchecked(id, { series: 'С'.repeat(300) })
    await run(`ean;Серия\n${ean};Короткая\n`)
    const { status, body } = await undoLast()
    expect(status).toBe(422)
    expect(body.errors[0].message).toMatch(
      /^Ничего не изменилось: «Краска из фида № 13»: Оттенок > Серия: .*255/,
    )
    expect(await findProduct(ean)).toMatchObject({ series: 'Короткая' })
    await storeUnchecked(id, { series: 'С'.repeat(300) })
    const refused = await run(`ean;Уровень\n${ean};9\n`)
    expect(refused.status).toBe(422)
    expect(refused.message).toMatch(
      /^Ничего не изменилось: строка 2, «Краска из фида № 13»: Оттенок > Серия: .*255/,
    )
  })

  test('leaves alone what somebody has changed since, and names it', async () => {
    await run(`ean;title\n${anEan(9)};Из файла\n`)
    const { id } = (await findProduct(anEan(9))) ?? {}
    const data = { title: 'Поправлено руками' }
    await importing.cms.payload.update({ collection: 'products', id: id ?? 0, draft: true, data })
    expect((await undoLast()).body).toEqual({ restored: 0, removed: 0, left: ['Поправлено руками'] })
    expect(await findProduct(anEan(9))).toMatchObject({ title: 'Поправлено руками' })
  })
})

import { describe, expect, test } from 'vitest'
import { testCms } from './support/cms.ts'
import { firstOf } from './support/documents.ts'
import { signIn } from './support/people.ts'

const cms = await testCms()
const people = {
  admin: await signIn(cms, 'admin'),
  editor: await signIn(cms, 'editor', 'Борис'),
  expert: await signIn(cms, 'expert'),
}
type Role = keyof typeof people

const asked = { name: 'Вера Посетитель', email: 'vera@example.ru' }
const formula = { question: '=HYPERLINK("https://evil.example")', state: 'new', asked } as const
await cms.payload.create({ collection: 'faq-questions', data: formula })

async function take(slug: string, format: 'csv' | 'json', role?: Role) {
  const { headers } = role ? people[role] : { headers: {} }
  const response = await cms.rest(`/export/${slug}?format=${format}`, { headers })
  return {
    status: response.status,
    headers: response.headers,
    bytes: new Uint8Array(await response.arrayBuffer()),
  }
}

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
const linesOf = (bytes: Uint8Array) => textOf(bytes).trimEnd().split('\r\n')

describe('a table', () => {
  test('opens in Excel: marked UTF-8, semicolons, Russian headings, a row a document', async () => {
    const { headers, bytes } = await take('tags', 'csv', 'editor')
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="temy-\d{4}-\d\d-\d\d\.csv"; filename\*=UTF-8''%D0%A2%D0%B5%D0%BC%D1%8B%20[\d-]+\.csv$/,
    )
    const { totalDocs } = await cms.payload.count({ collection: 'tags' })
    const [heading, ...rows] = linesOf(bytes)
    expect(heading).toContain('Номер;Название')
    expect(rows).toHaveLength(totalDocs)
  })

  test('has the words of the text and the names of tags of each article', async () => {
    const { bytes } = await take('articles', 'csv', 'editor')
    const { title, tags } = await firstOf(cms, 'articles')
    expect(textOf(bytes)).toContain(title)
    expect(textOf(bytes)).toContain((await firstOf(cms, 'tags', { id: { equals: tags?.[0] } })).name)
    expect(textOf(bytes)).not.toContain('"root"')
  })

  test('can be corrected and imported again when it holds products', async () => {
    const { bytes } = await take('products', 'csv', 'editor')
    const { headers } = people.editor
    const response = await cms.rest('/product-import/check', { method: 'POST', body: bytes, headers })
    const { rows } = await response.json()
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter(({ kind }: { kind: string }) => kind !== 'same')).toEqual([])
  })

  test('leaves out the unfinished link of a product’s draft', async () => {
    const links = [{ shop: null, type: 'shop', href: 'https://shop.example/1' }]
    const data = { title: 'Наполовину', ean: '4600000000015', links, _status: 'draft' } as never
    const { id } = await cms.payload.create({ collection: 'products', draft: true, data })
    const [heading = '', ...rows] = linesOf((await take('products', 'csv', 'editor')).bytes)
    await cms.payload.delete({ collection: 'products', id })
    expect(rows.find((row) => row.includes('Наполовину'))).toBeDefined()
    expect(heading).not.toMatch(/null|undefined/)
  })

  test('calculates nothing that a visitor wrote', async () => {
    const { bytes } = await take('faq-questions', 'csv', 'editor')
    expect(textOf(bytes)).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  })
})

test('data hold every field of every document', async () => {
  const { bytes } = await take('articles', 'json', 'editor')
  const articles = JSON.parse(textOf(bytes))
  const { totalDocs } = await cms.payload.count({ collection: 'articles' })
  expect(articles).toHaveLength(totalDocs)
  expect(articles[0].body.root).toBeDefined()
})

test('settings of the site can be taken too', async () => {
  const { bytes } = await take('site-settings', 'json', 'editor')
  expect(JSON.parse(textOf(bytes))).toHaveLength(1)
})

describe('unfinished work is taken out too', () => {
  type Row = { title: string; _status: string; deletedAt?: string | null }
  const articles = async (): Promise<(Row & { id: number })[]> =>
    JSON.parse(textOf((await take('articles', 'json', 'editor')).bytes))

  test('a draft comes as it was last saved, and says what it is', async () => {
    const begun = { title: 'Ещё черновик', slug: 'eshche-chernovik' }
    const { id } = await cms.payload.create({ collection: 'articles', draft: true, data: begun })
    const data = { title: 'Черновик, начатый заново' }
    await cms.payload.update({ collection: 'articles', id, draft: true, data })
    const found = (await articles()).filter((article) => article.id === id)
    expect(found).toMatchObject([{ title: 'Черновик, начатый заново', _status: 'draft' }])
  })

  test('a published document with newer changes comes twice, each saying which it is', async () => {
    const { id } = await firstOf(cms, 'articles')
    const data = { title: 'Новая правка', _status: 'draft' } as const
    await cms.payload.update({ collection: 'articles', id, draft: true, data })
    const found = (await articles()).filter((article) => article.id === id)
    expect(found.map(({ _status }) => _status)).toEqual(['published', 'draft'])
    expect(found[0]?.title).not.toBe('Новая правка')
    expect(found[1]?.title).toBe('Новая правка')
    const table = textOf((await take('articles', 'csv', 'editor')).bytes)
    expect(table.match(/;Черновик$/gm)).toHaveLength(2)
  })

  test('a document in the trash comes with the day it was put there', async () => {
    const deletedAt = new Date().toISOString()
    await cms.payload.update({ collection: 'slides', where: {}, data: { deletedAt } })
    const slides: Row[] = JSON.parse(textOf((await take('slides', 'json', 'editor')).bytes))
    expect(slides.length).toBeGreaterThan(1)
    expect(slides.every((slide) => slide.deletedAt === deletedAt)).toBe(true)
    expect(linesOf((await take('slides', 'csv', 'editor')).bytes)[0]).toContain('В корзине с')
  })

  test('the settings come as published and as draft', async () => {
    const data = { tagline: 'Ещё не на сайте', _status: 'draft' } as const
    await cms.payload.updateGlobal({ slug: 'site-settings', draft: true, data })
    const settings = JSON.parse(textOf((await take('site-settings', 'json', 'editor')).bytes))
    expect(settings.map(({ _status }: Row) => _status)).toEqual(['published', 'draft'])
    expect(settings[1].tagline).toBe('Ещё не на сайте')
  })
})

describe('personal data of visitors', () => {
  test.each(['csv', 'json'] as const)('go to those who see them in the panel, as %s', async (format) => {
    expect(textOf((await take('faq-questions', format, 'admin')).bytes)).toContain('vera@example.ru')
    expect(textOf((await take('faq-questions', format, 'expert')).bytes)).toContain('vera@example.ru')
    const forEditors = textOf((await take('faq-questions', format, 'editor')).bytes)
    expect(forEditors).not.toContain('vera@example.ru')
    expect(forEditors).not.toContain('Вера')
  })
})

describe('accounts', () => {
  test.each([
    ['admin', 200],
    ['editor', 404],
    ['expert', 404],
  ] as const)('for %s: %i', async (role, status) => {
    expect((await take('users', 'csv', role)).status).toBe(status)
    expect((await take('audit-log', 'csv', role)).status).toBe(status)
  })

  test('come without passwords and sessions', async () => {
    for (const format of ['csv', 'json'] as const) {
      const text = textOf((await take('users', format, 'admin')).bytes)
      expect(text).toContain(people.editor.email)
      expect(text).not.toMatch(/hash|salt|session|loginAttempts/i)
    }
  })
})

test('nothing that is not there is taken', async () => {
  expect((await take('payload-jobs', 'json', 'admin')).status).toBe(404)
  expect((await take('nothing', 'json', 'admin')).status).toBe(404)
})

test('the export stands in the audit trail', async () => {
  await take('tags', 'json', 'editor')
  const entry = await firstOf(cms, 'audit-log', { action: { equals: 'contentExported' } }, '-id')
  expect(entry).toMatchObject({ personName: 'Борис', documentTitle: 'Темы', details: 'JSON' })
})

import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import type { Content } from '../../src/operations/first-content/read-content.ts'
import { testCms } from '../support/cms.ts'
import { root } from '../support/run-script.ts'

const cms = await testCms()
const { importContent } = await import('../../src/operations/first-content/import-content.ts')
const { readContent } = await import('../../src/operations/first-content/read-content.ts')
const folder = await mkdtemp(path.join(tmpdir(), 'pryad-content-'))
await cp(path.join(root, 'content'), folder, { recursive: true })
const content = await readContent(folder)
const importAll = (changed: Partial<Content>) =>
  importContent(cms.payload, { ...content, ...changed }, () => undefined)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** An article that was not imported yet, with the fields of one that was. */
function aNewArticle(slug: string, more: object = {}) {
  const [like] = content.articles
  if (!like) throw new Error('The first content has no article.')
  return { ...like, slug, title: slug, file: `articles/${slug}.md`, ...more }
}

const withArticle = (slug: string, more: object = {}) => ({
  articles: [...content.articles, aNewArticle(slug, more)],
})

async function articlesAt(slug: string) {
  const where = { slug: { like: slug } }
  return (await cms.payload.find({ collection: 'articles', where, depth: 0, trash: true })).docs
}

/** Lets the import come to its `nth` write and no further, as a crash would. */
async function stopAtWrite(nth: number, work: () => Promise<unknown>): Promise<'stopped' | 'done'> {
  let writes = 0
  const writing = ['create', 'createVersion', 'updateOne', 'updateVersion', 'upsert'] as const
  for (const method of writing) {
    const original = cms.payload.db[method].bind(cms.payload.db) as (...given: unknown[]) => Promise<unknown>
    vi.spyOn(cms.payload.db, method).mockImplementation((async (...given: unknown[]) => {
      writes += 1
      if (writes > nth) throw new Error('The process is gone.')
      return original(...given)
    }) as never)
  }
  try {
    await work()
    return 'done'
  } catch {
    return 'stopped'
  } finally {
    vi.restoreAllMocks()
  }
}

test('a lesson is dated by the moment it came to this site, and not by a day before it', async () => {
  const { docs } = await cms.payload.find({ collection: 'videos', depth: 0, limit: 100 })
  expect(docs.length).toBeGreaterThan(0)
  for (const { createdAt, publishedAt, slug } of docs)
    expect(Math.abs(Date.parse(publishedAt ?? '') - Date.parse(createdAt)), slug).toBeLessThan(60_000)
})

test('a second import gives nothing and changes nothing', async () => {
  const counted = await cms.payload.count({ collection: 'articles' })
  expect(await importAll({})).toMatchObject({ created: 0, leftOut: [] })
  expect(await cms.payload.count({ collection: 'articles' })).toEqual(counted)
})

test('an import that was stopped at any moment is finished by the next one, without a double', async () => {
  const [likeQuestion] = content.questions
  for (let nth = 0, outcome = 'stopped'; outcome === 'stopped'; nth++) {
    const slug = `melirovanie-${nth}-e`
    const question = `Вопрос номер ${nth}?`
    const file = `obrazec-${nth}-e.webp`
    const background = { r: nth, g: 0, b: 0 }
    await sharp({ create: { width: 40, height: 40, channels: 3, background } }).toFile(
      path.join(folder, 'pictures', file),
    )
    const wanted = {
      tags: [...content.tags, { id: 900, name: slug, slug }],
      pictures: [...content.pictures, { file, alt: file }],
      ...withArticle(slug, { tags: [slug] }),
      questions: [...content.questions, { ...likeQuestion, id: 900 + nth, question }] as Content['questions'],
    }
    outcome = await stopAtWrite(nth, () => importAll(wanted))
    await importAll(wanted)

    const where = { slug: { like: slug } }
    const { docs: tags } = await cms.payload.find({ collection: 'tags', where, depth: 0 })
    expect(tags).toMatchObject([{ slug }])
    const [article, ...doubles] = await articlesAt(slug)
    expect(doubles).toEqual([])
    expect(article).toMatchObject({ slug, _status: 'published', tags: [tags[0]?.id] })
    const versions = { collection: 'articles', where: { parent: { equals: article?.id ?? 0 } } } as const
    expect(await cms.payload.countVersions(versions)).toEqual({ totalDocs: 1 })
    const questions = { collection: 'faq-questions', where: { question: { equals: question } } } as const
    expect(await cms.payload.count(questions)).toEqual({ totalDocs: 1 })
    const pictures = await cms.payload.count({ collection: 'media', where: { alt: { equals: file } } })
    expect(pictures).toEqual({ totalDocs: 1 })
    expect(nth).toBeLessThan(30)
  }
})

test('an article of the editors with the same address stays theirs, and there is no second one', async () => {
  const data = { title: 'Своя статья', slug: 'blond-doma' }
  await cms.payload.create({ collection: 'articles', draft: true, data })
  await importAll(withArticle('blond-doma'))
  expect(await articlesAt('blond-doma')).toMatchObject([{ title: 'Своя статья', slug: 'blond-doma' }])
})

test('a document that editors have deleted does not come back, and others come without it', async () => {
  const [kept, gone] = content.products
  const [lesson] = content.videos
  const slide = { ...content.slides[0], id: 901, title: 'Ещё слайд', picture: content.pictures[0]?.file }
  const remove = async (collection: 'products' | 'videos', field: 'ean' | 'slug', value = '') => {
    await cms.payload.delete({ collection, where: { [field]: { equals: value } } })
  }
  await remove('products', 'ean', gone?.ean)
  await remove('videos', 'slug', lesson?.slug)
  const pictureBase = slide.picture?.replace(/\.\w+$/, '')
  await cms.payload.delete({ collection: 'media', where: { filename: { like: `${pictureBase}.` } } })

  const outcome = await importAll({
    ...withArticle('posle-udaleniya', {
      preview: slide.picture,
      products: [kept?.ean, gone?.ean],
      lessons: [lesson?.slug],
      body: `Начало.\n\n{{lesson: ${lesson?.slug}}}\n\n{{products: ${kept?.ean}, ${gone?.ean}}}\n\nКонец.`,
    }),
    slides: [...content.slides, slide as Content['slides'][number]],
  })

  expect(outcome.leftOut).toEqual([expect.stringContaining(`pictures/${slide.picture}`)])
  const [article] = await articlesAt('posle-udaleniya')
  const products = await cms.payload.find({ collection: 'products', where: { ean: { equals: kept?.ean } } })
  expect(article).toMatchObject({ preview: null, lessons: [], products: [products.docs[0]?.id] })
  const text = JSON.stringify(article?.body)
  expect(text).toContain('Конец.')
  expect(text).not.toContain('"lesson"')
  expect(text).toContain(`"products":[${products.docs[0]?.id}]`)
  const back = await cms.payload.count({ collection: 'products', where: { ean: { equals: gone?.ean } } })
  expect(back.totalDocs).toBe(0)
})

import { expect, test } from 'vitest'
import { testCms } from './support/cms.ts'
import { aRichText } from './support/rich-text.ts'

const cms = await testCms()

type Related = { related: { slug: string }[]; lessons: { slug: string }[]; products: { ean: string }[] }

/** As sites ask, so that answers may be kept. */
async function ask(slug: string): Promise<Related> {
  const query = `{ article(slug: "${slug}") { related { slug } lessons { slug } products { ean } } }`
  return (await (await cms.get(query)).json()).data.article
}
const slugs = ({ related }: Related) => related.map(({ slug }) => slug)

/** A published article with no topics and nothing chosen. */
async function write(slug: string, title: string, text: string) {
  return cms.payload.create({
    collection: 'articles',
    data: {
      slug,
      title,
      description: text,
      body: aRichText(text),
      publishedAt: '2026-01-01T00:00:00.000Z',
      _status: 'published',
    },
  })
}

test('every article of the first content has three others, none of them itself, and the same ones each time', async () => {
  const { docs } = await cms.payload.find({ collection: 'articles', pagination: false, depth: 0 })
  for (const { slug } of docs) {
    const first = await ask(slug)
    expect(slugs(first), slug).toHaveLength(3)
    expect(slugs(first)).not.toContain(slug)
    expect(new Set(slugs(first)).size).toBe(3)
    expect(await ask(slug)).toEqual(first)
  }
})

test('an article without topics has those that are about the same', async () => {
  await write(
    'sedina-doma',
    'Седина на висках и корнях',
    'Как закрасить седину дома краской: процент седины, корни, виски.',
  )
  const answer = await ask('sedina-doma')
  expect(slugs(answer)).toContain('kak-zakrasit-sedinu')
  expect(answer.lessons.length + answer.products.length).toBeGreaterThan(0)
})

test('an article like no other has nothing beside it', async () => {
  await write('kvazary', 'Квазары и пульсары', 'Квазары, пульсары, магнетары.')
  expect(await ask('kvazary')).toEqual({ related: [], lessons: [], products: [] })
})

test('a kept list changes with an edit of another document, and holds no document that is not published', async () => {
  await write('pulsary', 'Пульсары и магнетары', 'Пульсары, магнетары, квазары.')
  expect(slugs(await ask('kvazary'))).toEqual(['pulsary'])
  const { docs } = await cms.payload.find({ collection: 'articles', where: { slug: { equals: 'pulsary' } } })
  await cms.payload.update({ collection: 'articles', id: docs[0]?.id ?? 0, data: { _status: 'draft' } })
  expect(slugs(await ask('kvazary'))).toEqual([])
})

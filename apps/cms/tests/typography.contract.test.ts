import { expect, test } from 'vitest'
import { type RichText, walk } from '../src/content/rich-text/nodes.ts'
import { typesetPaths, typesetSettings } from '../src/content/typography/typography.ts'
import { testCms } from './support/cms.ts'
import { firstOf } from './support/documents.ts'
import { send, signIn } from './support/people.ts'
import { aRichText } from './support/rich-text.ts'

const cms = await testCms()
await signIn(cms, 'admin')
const editor = await signIn(cms, 'editor')

const typed = { title: 'Краска "Основа" - на дом', description: 'Тон "6-46" - тёплый' }

const wordsOf = (body: unknown) =>
  [...walk((body as RichText).root.children)].map(({ text }) => text ?? '').join('')

test('straight quotes and hyphens of an article become typography when it is published, not before', async () => {
  const data = { ...typed, body: aRichText('Это "да" - и всё') }
  const draft = await send(cms, 'POST', '/articles?draft=true', data, editor.headers)
  const { doc } = await draft.json()
  expect(doc).toMatchObject(typed)
  const published = await send(cms, 'PATCH', `/articles/${doc.id}`, { _status: 'published' }, editor.headers)
  const { doc: shown } = await published.json()
  expect(shown).toMatchObject({ title: 'Краска «Основа» — на дом', description: 'Тон «6-46» — тёплый' })
  expect(wordsOf(shown.body)).toBe('Это «да» — и всё')
  expect(shown.slug).toBe('kraska-osnova-na-dom')
})

test('shades, topics and pictures’ descriptions too; barcodes and numbers of shades stay as typed', async () => {
  const shade = await firstOf(cms, 'products')
  const change = { title: 'Прядь "Основа" 1-0', howToUse: 'Держите - и смывайте', _status: 'published' }
  const answer = await send(cms, 'PATCH', `/products/${shade.id}`, change, editor.headers)
  const { doc } = await answer.json()
  expect(doc).toMatchObject({ title: 'Прядь «Основа» 1-0', howToUse: 'Держите — и смывайте' })
  expect(doc).toMatchObject({ ean: shade.ean, shadeNumber: shade.shadeNumber, series: shade.series })
  const topic = await send(cms, 'POST', '/tags', { name: 'Тема "А"', slug: 'tema-a' }, editor.headers)
  expect((await topic.json()).doc).toMatchObject({ name: 'Тема «А»', slug: 'tema-a' })
})

test('the imported content is typeset already: nothing of it changes when it is published again', async () => {
  const typeset = Object.values(cms.payload.collections).flatMap(({ config }) =>
    Array.isArray(config.custom?.typesetPaths) ? [[config.slug, config.custom.typesetPaths] as const] : [],
  )
  expect(typeset).toHaveLength(10)
  for (const [slug, paths] of typeset) {
    const { docs } = await cms.payload.find({
      collection: slug as 'articles',
      depth: 0,
      pagination: false,
      where: slug === 'articles' ? { title: { not_like: 'Основа' } } : {},
    })
    expect(docs.length).toBeGreaterThan(0)
    for (const document of docs) expect(typesetPaths(document, paths)).toEqual(document)
  }
  const settings = await cms.payload.findGlobal({ slug: 'site-settings', depth: 0 })
  expect(typesetPaths(settings, typesetSettings)).toEqual(settings)
})

test('an address typed in Russian is transliterated instead of refused', async () => {
  const article = await firstOf(cms, 'articles')
  const data = { slug: 'Седые виски', generateSlug: false, _status: 'published' }
  const answer = await send(cms, 'PATCH', `/articles/${article.id}`, data, editor.headers)
  expect(answer.status).toBe(200)
  expect((await answer.json()).doc.slug).toBe('sedye-viski')
})

test('a step past the end of its lesson is refused with what to do', async () => {
  const lesson = await firstOf(cms, 'videos')
  const seconds = lesson.durationSeconds ?? 0
  const steps = [{ at: seconds + 30, title: 'Смыть', text: 'Смойте краску.' }]
  const data = { steps, _status: 'published' }
  const answer = await send(cms, 'PATCH', `/videos/${lesson.id}`, data, editor.headers)
  expect(answer.status).toBe(400)
  const [problem] = (await answer.json()).errors[0].data.errors
  expect(problem.message).toContain(`Урок длится ${seconds}`)
})

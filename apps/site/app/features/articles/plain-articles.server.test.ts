import type { Operation } from '@pryad/contract/generated/operations.ts'
import { expect, test } from 'vitest'
import type { PlainBackend } from '#app/api/plain/plain-backend.ts'
import { plainArticle, plainArticles } from './plain-articles.server.ts'

/** A plain backend with one article and one lesson. */
function backendWith(article: object): PlainBackend {
  const whole = { id: 7, title: 'Медь', description: null, href: '', preview: null, tags: [], ...article }
  const answer = { articles: { data: [whole] }, video: { data: [] } }
  // Stands for any operation, of which only one is asked.
  const ask = async <Data>(_: Operation<Data, never>) => answer as Data
  return { baseUrl: 'https://api.example/base', ask }
}

const articleOf = async (article: object) => (await plainArticles(backendWith(article), {})).articles.data[0]

test.each([
  ['https://journal.example/a', 'https://journal.example/a'],
  ['HTTP://journal.example/a', 'HTTP://journal.example/a'],
  ['/articles/med', '/articles/med'],
  ['/video?slug=korni', '/video?slug=korni'],
  ['video', 'video'],
  ['#faq', '#faq'],
  ['/?tag=med', '/?tag=med'],
  ['/blog/2026/med-doma', '/articles/med-doma'],
  ['blog/med-doma/', '/articles/med-doma'],
  ['blog/med_doma.html', '/articles/7'],
  ['videoteka/med', '/articles/med'],
  ['', '/articles/7'],
  ['javascript:alert(1)', '/articles/7'],
])('an article of a plain backend at «%s» is read at %s', async (href, readAt) => {
  expect((await articleOf({ href }))?.href).toBe(readAt)
})

test('it is found by that address', async () => {
  const backend = backendWith({ href: 'blog/med-doma' })
  expect((await plainArticle(backend, { slug: 'med-doma' })).article).toMatchObject({
    title: 'Медь',
    body: [],
  })
  expect((await plainArticle(backend, { slug: 'net' })).article).toBeNull()
})

test('its pictures are found at the backend, or where it says', async () => {
  const conversions = [
    { name: 'preview_3_2', url: '/files/a.webp' },
    { name: 'og_image', url: 'https://cdn.example/a.jpg' },
    { name: 'broken', url: 'javascript:alert(1)' },
  ]
  expect((await articleOf({ preview: { conversions } }))?.preview).toMatchObject({
    url: 'https://api.example/files/a.webp',
    conversions: [
      { url: 'https://api.example/files/a.webp', width: 768, height: 512, type: 'image/webp' },
      { url: 'https://cdn.example/a.jpg', width: 1200, height: 630, type: 'image/jpeg' },
    ],
  })
  expect((await articleOf({ preview: { conversions: [] } }))?.preview).toBeNull()
})

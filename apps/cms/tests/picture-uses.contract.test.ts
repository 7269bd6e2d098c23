import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Article } from '../src/payload-types.ts'
import { testCms } from './support/cms.ts'
import { firstOf } from './support/documents.ts'
import { send, signIn } from './support/people.ts'
import { aRichText } from './support/rich-text.ts'

const cms = await testCms()
await signIn(cms, 'admin')
const editor = await signIn(cms, 'editor')
const expert = await signIn(cms, 'expert')

async function aPicture(alt: string) {
  const data = await readFile(path.join(import.meta.dirname, '../../../content/pictures/shade-1-0.webp'))
  const file = { data, name: 'pryad.webp', size: data.length, mimetype: 'image/webp' }
  return cms.payload.create({ collection: 'media', data: { alt }, file })
}

function aTextWith(picture: number): Article['body'] {
  const text = aRichText('Смотрите:')
  const upload = { type: 'upload', version: 3, id: 'a1', relationTo: 'media', value: picture, fields: {} }
  return { root: { ...text.root, children: [...text.root.children, upload] } }
}

function aPairWith(before: number, after: number): Article['body'] {
  const text = aRichText('Сравните:')
  const fields = { id: 'p1', blockName: '', blockType: 'compare', before, after }
  const pair = { type: 'block', version: 2, format: '' as const, fields }
  return { root: { ...text.root, children: [...text.root.children, pair] } }
}

async function anArticle(title: string, data: Partial<Article> = {}) {
  return cms.payload.create({
    collection: 'articles',
    data: {
      title,
      description: title,
      body: aRichText('Текст'),
      generateSlug: true,
      slug: '',
      _status: 'published',
      ...data,
    },
  })
}

type Use = { title: string; href: string; seenIn: string[]; places: string[] }

async function usesOf(id: number): Promise<Use[]> {
  const response = await cms.rest(`/media/${id}/uses`, { headers: editor.headers })
  return (await response.json()).uses
}

const trash = (id: number, query = '') =>
  send(cms, 'PATCH', `/media/${id}${query}`, { deletedAt: new Date().toISOString() }, editor.headers)

const isThere = (filename: string) =>
  access(path.join(process.env.DATA_DIR ?? '', 'media', filename)).then(
    () => true,
    () => false,
  )

test('every place of a picture is listed with a link: fields, texts, drafts, shades, slides, pages, settings, the trash', async () => {
  const { id } = await aPicture('Прядь, которая везде')
  const article = await anArticle('Статья с картинкой', { preview: id, meta: { image: id } })
  const inText = await anArticle('Статья с картинкой в тексте', { body: aTextWith(id) })
  const edited = await anArticle('Статья с картинкой в черновике')
  const body = aTextWith(id)
  await cms.payload.update({ collection: 'articles', id: edited.id, draft: true, data: { body } })
  const other = await aPicture('Прядь после')
  const compared = await anArticle('Статья с парой', { body: aPairWith(other.id, id) })
  const author = await cms.payload.create({
    collection: 'authors',
    data: { name: 'Анна', kind: 'person', picture: id },
  })
  const trashed = await anArticle('Статья в корзине', { preview: id })
  const deletedAt = new Date().toISOString()
  await cms.payload.update({ collection: 'articles', id: trashed.id, data: { deletedAt } })
  const shade = await firstOf(cms, 'products')
  await cms.payload.update({ collection: 'products', id: shade.id, data: { picture: id } })
  const lesson = await firstOf(cms, 'videos')
  await cms.payload.update({ collection: 'videos', id: lesson.id, data: { preview: id } })
  const slide = await firstOf(cms, 'slides')
  await cms.payload.update({ collection: 'slides', id: slide.id, data: { picture: id } })
  const page = await firstOf(cms, 'pages')
  await cms.payload.update({ collection: 'pages', id: page.id, data: { body: aTextWith(id) } })
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { shareImage: id, _status: 'published' } })

  const uses = await usesOf(id)
  expect(uses.map(({ href, seenIn }) => [href, seenIn.join()]).sort()).toEqual(
    [
      [`/admin/collections/articles/${article.id}`, 'site'],
      [`/admin/collections/articles/${inText.id}`, 'site'],
      [`/admin/collections/articles/${edited.id}`, 'draft'],
      [`/admin/collections/articles/${compared.id}`, 'site'],
      [`/admin/collections/authors/${author.id}`, 'site'],
      [`/admin/collections/articles/trash/${trashed.id}`, 'trash'],
      [`/admin/collections/products/${shade.id}`, 'site'],
      [`/admin/collections/videos/${lesson.id}`, 'site'],
      [`/admin/collections/slides/${slide.id}`, 'site'],
      [`/admin/collections/pages/${page.id}`, 'site'],
      ['/admin/globals/site-settings', 'site'],
    ].sort(),
  )
  expect(uses.find(({ title }) => title === 'Статья с картинкой')?.places).toEqual([
    'Картинка статьи',
    'Поиск и соцсети → Картинка',
  ])
  const seen = await cms.rest(`/media/${id}/uses`, { headers: expert.headers })
  expect(seen.status).toBe(200)
})

test('a picture in use goes neither into the trash nor away, one by one or many at once, and its places are named', async () => {
  const { id, filename } = await aPicture('Прядь в статье')
  await anArticle('Статья, которой нужна «картинка»', { preview: id })
  const where = `?where[id][in]=${id}`
  const deletedAt = new Date().toISOString()
  const one = [await trash(id), await cms.rest(`/media/${id}`, { method: 'DELETE', headers: editor.headers })]
  for (const response of one) {
    expect(response.status).toBe(409)
    expect((await response.json()).errors[0].message).toContain(
      'статья «Статья, которой нужна „картинка“» (на\u00a0сайте)',
    )
  }
  const many = [
    await send(cms, 'PATCH', `/media${where}`, { deletedAt }, editor.headers),
    await cms.rest(`/media${where}`, { method: 'DELETE', headers: editor.headers }),
  ]
  for (const response of many) {
    const { docs, errors } = await response.json()
    expect(docs).toEqual([])
    expect(errors[0].message).toContain('Статья, которой нужна „картинка“')
  }
  expect(await isThere(filename ?? '')).toBe(true)
  expect((await cms.payload.findByID({ collection: 'media', id })).deletedAt ?? null).toBeNull()
})

test('a picture nobody shows goes into the trash, comes back, and its file goes with it for good only', async () => {
  const { id, filename } = await aPicture('Прядь без дела')
  expect((await trash(id)).status).toBe(200)
  expect(await isThere(filename ?? '')).toBe(true)
  const listed = await cms.payload.count({ collection: 'media', where: { filename: { equals: filename } } })
  expect(listed.totalDocs).toBe(0)
  const back = await send(cms, 'PATCH', `/media/${id}?trash=true`, { deletedAt: null }, editor.headers)
  expect(back.status).toBe(200)
  expect((await cms.payload.count({ collection: 'media', where: { id: { equals: id } } })).totalDocs).toBe(1)
  await trash(id)
  const gone = await cms.rest(`/media/${id}?trash=true`, { method: 'DELETE', headers: editor.headers })
  expect(gone.status).toBe(200)
  expect(await isThere(filename ?? '')).toBe(false)
})

test('a picture put into the trash all the same stays on the site and in its forms, and is not deleted for good', async () => {
  const { id, filename } = await aPicture('Прядь из корзины')
  const { slug } = await anArticle('Статья с картинкой из корзины', { preview: id })
  expect((await trash(id, '?evenInUse=true')).status).toBe(200)
  const { data } = await cms.ask('query($slug: String!) { article(slug: $slug) { preview { url } } }', {
    slug,
  })
  expect(data.article.preview.url).toContain(filename)
  expect((await cms.rest(`/media/file/${filename}`)).status).toBe(200)
  const shown = await cms.rest(`/media?where[and][0][id][in][0]=${id}`, { headers: editor.headers })
  expect((await shown.json()).docs).toHaveLength(1)
  const offered = await cms.rest(`/media?where[alt][equals]=${encodeURIComponent('Прядь из корзины')}`, {
    headers: editor.headers,
  })
  expect((await offered.json()).docs).toEqual([])
  const gone = await cms.rest(`/media/${id}?trash=true&evenInUse=true`, {
    method: 'DELETE',
    headers: editor.headers,
  })
  expect(gone.status).toBe(409)
  expect(await isThere(filename ?? '')).toBe(true)
})

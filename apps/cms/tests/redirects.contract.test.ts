import { describe, expect, test } from 'vitest'
import { testCms } from './support/cms.ts'
import { firstOf } from './support/documents.ts'

const cms = await testCms({ SITE_URL: 'https://pryad.example' })

async function redirectFrom(path: string) {
  const { data } = await cms.ask('query ($path: String!) { redirect(path: $path) { to permanent } }', {
    path,
  })
  return data.redirect
}

async function publishedArticle(slug: string): Promise<number> {
  const { title, description, body } = await firstOf(cms, 'articles')
  const { id } = await cms.payload.create({
    collection: 'articles',
    data: { title, description, body, slug, _status: 'published' },
  })
  return id
}

function rename(id: number, slug: string) {
  return cms.payload.update({ collection: 'articles', id, data: { slug } })
}

describe('a published page that is renamed', () => {
  test('is found at its old address', async () => {
    const id = await publishedArticle('staroe-imya')
    await rename(id, 'novoe-imya')
    expect(await redirectFrom('/articles/staroe-imya')).toEqual({
      to: '/articles/novoe-imya',
      permanent: true,
    })
  })

  test('is found at each of its old addresses, in one step', async () => {
    const id = await publishedArticle('pervoe')
    await rename(id, 'vtoroe')
    await rename(id, 'tretje')
    expect((await redirectFrom('/articles/pervoe')).to).toBe('/articles/tretje')
    expect((await redirectFrom('/articles/vtoroe')).to).toBe('/articles/tretje')
  })

  test('needs no redirect when it gets its old name back', async () => {
    const id = await publishedArticle('tuda')
    await rename(id, 'obratno')
    await rename(id, 'tuda')
    expect(await redirectFrom('/articles/tuda')).toBeNull()
    expect((await redirectFrom('/articles/obratno')).to).toBe('/articles/tuda')
  })

  test('is led to once the draft with the new name is published', async () => {
    const id = await publishedArticle('do-chernovika')
    await cms.payload.update({ collection: 'articles', id, draft: true, data: { slug: 'posle-chernovika' } })
    expect(await redirectFrom('/articles/do-chernovika')).toBeNull()
    await cms.payload.update({ collection: 'articles', id, data: { _status: 'published' } })
    expect((await redirectFrom('/articles/do-chernovika')).to).toBe('/articles/posle-chernovika')
  })

  test('is led to when it was hidden in between', async () => {
    const id = await publishedArticle('do-pauzy')
    await cms.payload.update({ collection: 'articles', id, data: { _status: 'draft' } })
    await cms.payload.update({ collection: 'articles', id, draft: true, data: { slug: 'posle-pauzy' } })
    await cms.payload.update({ collection: 'articles', id, data: { _status: 'published' } })
    expect((await redirectFrom('/articles/do-pauzy')).to).toBe('/articles/posle-pauzy')
  })

  test('is not led to while it is hidden', async () => {
    const id = await publishedArticle('vidna')
    await rename(id, 'ne-vidna')
    await cms.payload.update({ collection: 'articles', id, data: { _status: 'draft' } })
    expect(await redirectFrom('/articles/vidna')).toBeNull()
  })

  test('a lesson opens under its new name', async () => {
    const { id, slug } = await firstOf(cms, 'videos')
    await cms.payload.update({ collection: 'videos', id, data: { slug: 'drugoj-urok' } })
    expect((await redirectFrom(`/video?slug=${slug}`)).to).toBe('/video?slug=drugoj-urok')
  })
})

test('a name that nobody has seen yet leaves no redirect', async () => {
  const begun = { title: 'Проба имени', slug: 'proba-imeni', _status: 'draft' } as const
  const { id } = await cms.payload.create({ collection: 'articles', draft: true, data: begun })
  const { body } = await firstOf(cms, 'articles')
  const done = { slug: 'gotovoe-imya', description: 'Описание', body, _status: 'published' } as const
  await cms.payload.update({ collection: 'articles', id, data: done })
  expect(await redirectFrom('/articles/proba-imeni')).toBeNull()
})

describe('an editor’s own redirect', () => {
  const add = (from: string, url: string, type: '301' | '302' = '301') =>
    cms.payload.create({ collection: 'redirects', data: { from, to: { type: 'custom', url }, type } })

  test('works however the old address is written', async () => {
    await add('https://pryad.example/Акции/', '/#articles', '302')
    const found = { to: '/#articles', permanent: false }
    expect(await redirectFrom('/Акции')).toEqual(found)
    expect(await redirectFrom('/%D0%90%D0%BA%D1%86%D0%B8%D0%B8/')).toEqual(found)
  })

  test.each(['staraya', '//evil.example/x', 'https://evil.example/x', '/'.repeat(600)])(
    'cannot begin at «%s»',
    async (from) => {
      await expect(add(from, '/')).rejects.toThrow('Старый адрес')
    },
  )

  test.each(['javascript:alert(1)', '/sama-sebya/', ''])('cannot lead to «%s»', async (url) => {
    await expect(add('/sama-sebya', url)).rejects.toThrow('Новый адрес')
  })

  test.each(['', 'nothing', '//evil.example', '/%00', `/${'a'.repeat(600)}`])(
    'there is none from «%s»',
    async (path) => {
      expect(await redirectFrom(path)).toBeNull()
    },
  )
})

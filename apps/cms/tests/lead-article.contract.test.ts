import { expect, test } from 'vitest'
import { testCms } from './support/cms.ts'
import { firstOf } from './support/documents.ts'

const cms = await testCms()

const lead = async () => (await cms.ask('{ site { leadArticle { slug } } }')).data.site.leadArticle

async function choose(leadArticle: number | null) {
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { leadArticle, _status: 'published' } })
}

async function anArticle(slug: string, status: 'draft' | 'published') {
  const { title, description, body, preview } = await firstOf(cms, 'articles')
  const { id } = await cms.payload.create({
    collection: 'articles',
    data: { title, description, body, preview: preview ?? null, slug, _status: status },
  })
  return id
}

test('the article that editors choose leads the main page, until they choose none', async () => {
  await choose(await anArticle('glavnaya', 'published'))
  expect(await lead()).toEqual({ slug: 'glavnaya' })
  await choose(null)
  expect(await lead()).toBeNull()
})

test('a draft leads nothing, and neither does an article that was taken back', async () => {
  await choose(await anArticle('chernovik', 'draft'))
  expect(await lead()).toBeNull()
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { tagline: 'Девиз', _status: 'published' } })
  const id = await anArticle('snyataya', 'published')
  await choose(id)
  expect(await lead()).toEqual({ slug: 'snyataya' })
  await cms.payload.update({ collection: 'articles', id, data: { _status: 'draft' } })
  expect(await lead()).toBeNull()
})

test('the leading article can be deleted for good: the newest one leads again', async () => {
  const id = await anArticle('udalennaya', 'published')
  await choose(id)
  await cms.payload.delete({ collection: 'articles', id })
  expect(await lead()).toBeNull()
})

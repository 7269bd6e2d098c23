import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { siteSecret, startTestCms, type TestCms } from './support/cms.ts'
import { type SiteStandIn, startSiteStandIn } from './support/site-stand-in.ts'

/** An editor's change is on the site within a second; half of it is the site's. */
const deadlineMs = 1000
/** Long enough for a call that must not come. */
const silenceMs = 700

let site: SiteStandIn
let cms: TestCms
let payload: Payload

beforeAll(async () => {
  site = await startSiteStandIn()
  cms = await startTestCms({ SITE_PURGE_URLS: site.url })
  payload = cms.payload
})
afterAll(async () => {
  await cms.stop()
  await site.stop()
})
beforeEach(async () => {
  site.answerWith(204)
  await silence()
})

async function silence() {
  for (let heard = -1; heard !== site.calls.length; await sleep(silenceMs)) heard = site.calls.length
}

/** Does something and expects the site to be told of it once, in time. */
async function toldOnce(change: () => Promise<unknown>) {
  site.calls.length = 0
  await change()
  await vi.waitFor(() => expect(site.calls).not.toEqual([]), { timeout: deadlineMs, interval: 10 })
  await sleep(silenceMs)
  const { data } = await cms.ask('{ contentVersion }')
  expect(site.calls).toEqual([
    {
      method: 'POST',
      path: '/purge',
      authorization: `Bearer ${siteSecret}`,
      version: data.contentVersion,
    },
  ])
}

async function notTold(change: () => Promise<unknown>) {
  site.calls.length = 0
  await change()
  await sleep(silenceMs)
  expect(site.calls).toEqual([])
}

async function firstId(collection: 'articles' | 'media' | 'slides' | 'tags' | 'videos'): Promise<number> {
  const { docs } = await payload.find({ collection, limit: 1, depth: 0 })
  const [first] = docs
  if (!first) throw new Error(`No ${collection} in the content.`)
  return first.id
}

test('a published edit', async () => {
  const id = await firstId('articles')
  await toldOnce(() => payload.update({ collection: 'articles', id, data: { title: 'Другой заголовок' } }))
})

test('a draft is nobody’s business until it is published', async () => {
  const id = await firstId('articles')
  const save = (data: object) => payload.update({ collection: 'articles', id, draft: true, data })
  await notTold(() => save({ title: 'Ещё думаю', _status: 'draft' }))
  await notTold(() => save({ title: 'Всё ещё думаю', _status: 'draft' }))
  await toldOnce(() => payload.update({ collection: 'articles', id, data: { _status: 'published' } }))
})

test('unpublishing and publishing again', async () => {
  const id = await firstId('articles')
  await toldOnce(() => payload.update({ collection: 'articles', id, data: { _status: 'draft' } }))
  await toldOnce(() => payload.update({ collection: 'articles', id, data: { _status: 'published' } }))
})

test('into the trash, back, and gone for good', async () => {
  const id = await firstId('articles')
  const trash = (deletedAt: string | null) =>
    payload.update({ collection: 'articles', id, trash: true, data: { deletedAt } })
  await toldOnce(() => trash(new Date().toISOString()))
  await toldOnce(() => trash(null))
  await toldOnce(() => payload.delete({ collection: 'articles', id }))
})

test('an older version restored', async () => {
  const id = await firstId('articles')
  await payload.update({ collection: 'articles', id, data: { title: 'Новее' } })
  await silence()
  const { docs } = await payload.findVersions({
    collection: 'articles',
    where: { parent: { equals: id } },
    sort: 'createdAt',
    limit: 1,
  })
  await toldOnce(() => payload.restoreVersion({ collection: 'articles', id: String(docs[0]?.id) }))
})

test('a new order', async () => {
  const { docs } = await payload.find({ collection: 'slides', sort: '_order', depth: 0 })
  const [first, last] = [docs[0], docs.at(-1)]
  const account = { email: 'order@example.ru', password: 'Parol2026Testa' }
  await payload.create({ collection: 'users', data: { ...account, name: 'Анна', role: 'editor' } })
  const { token } = await payload.login({ collection: 'users', data: account })
  await toldOnce(async () => {
    const answer = await cms.rest('/reorder', {
      method: 'POST',
      headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        collectionSlug: 'slides',
        orderableFieldName: '_order',
        docsToMove: [first?.id],
        newKeyWillBe: 'greater',
        target: { id: last?.id, key: last?._order },
      }),
    })
    expect(answer.status).toBe(200)
  })
  const reordered = await payload.find({ collection: 'slides', sort: '_order', depth: 0 })
  expect(reordered.docs.at(-1)?.id).toBe(first?.id)
})

test('the settings of the site', async () => {
  await toldOnce(() => payload.updateGlobal({ slug: 'site-settings', data: { tagline: 'Иначе' } }))
})

test('a replaced picture and an edited topic', async () => {
  const data = await readFile(path.join(import.meta.dirname, '../../../content/pictures/shade-1-0.webp'))
  const id = await firstId('media')
  const file = { data, name: 'ottenok.webp', size: data.length, mimetype: 'image/webp' }
  await toldOnce(() => payload.update({ collection: 'media', id, data: {}, file }))
  const tag = await firstId('tags')
  await toldOnce(() => payload.update({ collection: 'tags', id: tag, data: { name: 'Другая тема' } }))
})

test('what is published and unpublished on schedule', async () => {
  const id = await firstId('videos')
  const schedule = (type: 'publish' | 'unpublish') =>
    payload.jobs.queue({
      task: 'schedulePublish',
      input: { type, doc: { relationTo: 'videos', value: id } },
      waitUntil: new Date(Date.now() - 1),
    })
  await schedule('unpublish')
  await toldOnce(() => payload.jobs.run())
  await schedule('publish')
  await toldOnce(() => payload.jobs.run())
})

test('a slow site does not slow an editor down', async () => {
  site.answerWith('silent')
  const id = await firstId('articles')
  const start = Date.now()
  await payload.update({ collection: 'articles', id, data: { title: 'Сохраняется сразу' } })
  expect(Date.now() - start).toBeLessThan(1000)
})

test('a site that did not listen is told again by a job', async () => {
  site.answerWith(503)
  const id = await firstId('tags')
  await payload.update({ collection: 'tags', id, data: { name: 'Тема во время перебоя' } })
  const waiting = () =>
    payload.count({ collection: 'payload-jobs', where: { taskSlug: { equals: 'purgeSites' } } })
  await vi.waitFor(async () => expect((await waiting()).totalDocs).toBe(1), { timeout: 10_000 })

  // Another change in the meantime makes no second job.
  await payload.update({ collection: 'tags', id, data: { name: 'И ещё одно имя' } })
  await sleep(silenceMs)
  expect((await waiting()).totalDocs).toBe(1)

  site.answerWith(204)
  site.calls.length = 0
  await payload.jobs.run({ queue: 'sites' })
  const { data } = await cms.ask('{ contentVersion }')
  expect(site.calls.map(({ version }) => version)).toEqual([data.contentVersion])
  expect((await waiting()).totalDocs).toBe(0)
})

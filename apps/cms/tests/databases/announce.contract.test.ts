import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { siteSecret, testCms } from '../support/cms.ts'
import { firstOf } from '../support/documents.ts'
import { send, signIn } from '../support/people.ts'
import { startSiteStandIn } from '../support/site-stand-in.ts'

/** Changes that come this close together are announced together. */
const longestWaitMs = 400
/** Timeout for announcements that do not come. */
const polling = { timeout: 20_000, interval: 20 }

let marks = 0

// Time goes on as always, and a test may let the wait for further changes be over.
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
const site = await startSiteStandIn()
const cms = await testCms({ SITE_PURGE_URLS: site.url })
const payload = cms.payload
afterAll(async () => {
  await site.stop()
  vi.useRealTimers()
})
beforeEach(() => {
  site.answerWith(204)
})

async function contentVersion(): Promise<string> {
  return (await cms.ask('{ contentVersion }')).data.contentVersion
}

/** Waits until the site has been told of the content as it is. */
async function told(): Promise<string> {
  const version = await contentVersion()
  await vi.waitFor(() => expect(site.calls.at(-1)?.version).toBe(version), polling)
  return version
}

/**
 * Makes a change that the site is told of, and returns the announcements before it: they come one after the other, so none of an earlier
 * change can come later.
 */
async function toldBefore() {
  await vi.advanceTimersByTimeAsync(longestWaitMs)
  const id = await firstId('tags')
  await payload.update({ collection: 'tags', id, data: { name: `Знак ${++marks}` } })
  await told()
  return site.calls.splice(0).slice(0, -1)
}

/** Does something and expects the site to be told of it once. */
async function toldOnce(change: () => Promise<unknown>) {
  await change()
  const version = await told()
  expect(await toldBefore()).toEqual([
    { method: 'POST', path: '/purge', authorization: `Bearer ${siteSecret}`, version },
  ])
}

/** Does something that visitors cannot see, and expects the site not to be told of it. */
async function notTold(change: () => Promise<unknown>) {
  const before = await contentVersion()
  await change()
  expect(await contentVersion()).toBe(before)
  expect(await toldBefore()).toEqual([])
}

const firstId = async (collection: 'articles' | 'media' | 'slides' | 'tags' | 'videos') =>
  (await firstOf(cms, collection)).id

test('the site is told of an edit that is published', async () => {
  const id = await firstId('articles')
  await toldOnce(() => payload.update({ collection: 'articles', id, data: { title: 'Другой заголовок' } }))
})

test('the site is told of a draft only when it is published', async () => {
  const id = await firstId('articles')
  const save = (data: object) => payload.update({ collection: 'articles', id, draft: true, data })
  await notTold(() => save({ title: 'Ещё думаю', _status: 'draft' }))
  await notTold(() => save({ title: 'Всё ещё думаю', _status: 'draft' }))
  await toldOnce(() => payload.update({ collection: 'articles', id, data: { _status: 'published' } }))
})

test('the site is told when an article is taken off and published again', async () => {
  const id = await firstId('articles')
  await toldOnce(() => payload.update({ collection: 'articles', id, data: { _status: 'draft' } }))
  await toldOnce(() => payload.update({ collection: 'articles', id, data: { _status: 'published' } }))
})

test('the site is told when an article goes to the trash, comes back, and is deleted for good', async () => {
  const id = await firstId('articles')
  const trash = (deletedAt: string | null) =>
    payload.update({ collection: 'articles', id, trash: true, data: { deletedAt } })
  await toldOnce(() => trash(new Date().toISOString()))
  await toldOnce(() => trash(null))
  await toldOnce(() => payload.delete({ collection: 'articles', id }))
})

test('the site is told when an older version is restored', async () => {
  const id = await firstId('articles')
  await payload.update({ collection: 'articles', id, data: { title: 'Новее' } })
  await toldBefore()
  const { docs } = await payload.findVersions({
    collection: 'articles',
    where: { parent: { equals: id } },
    sort: 'createdAt',
    limit: 1,
  })
  await toldOnce(() => payload.restoreVersion({ collection: 'articles', id: String(docs[0]?.id) }))
})

test('the site is told when slides get another order', async () => {
  const { docs } = await payload.find({ collection: 'slides', sort: '_order', depth: 0 })
  const [first, last] = [docs[0], docs.at(-1)]
  const editor = await signIn(cms, 'editor')
  await toldOnce(async () => {
    const move = {
      collectionSlug: 'slides',
      orderableFieldName: '_order',
      docsToMove: [first?.id],
      newKeyWillBe: 'greater',
      target: { id: last?.id, key: last?._order },
    }
    expect((await send(cms, 'POST', '/reorder', move, editor.headers)).status).toBe(200)
  })
  const reordered = await payload.find({ collection: 'slides', sort: '_order', depth: 0 })
  expect(reordered.docs.at(-1)?.id).toBe(first?.id)
})

test('the site is told when its settings change', async () => {
  await toldOnce(() => payload.updateGlobal({ slug: 'site-settings', data: { tagline: 'Иначе' } }))
})

test('the site is told when a picture is replaced and when a topic is renamed', async () => {
  const data = await readFile(path.join(import.meta.dirname, '../../../../content/pictures/shade-1-0.webp'))
  const id = await firstId('media')
  const file = { data, name: 'ottenok.webp', size: data.length, mimetype: 'image/webp' }
  await toldOnce(() => payload.update({ collection: 'media', id, data: {}, file }))
  const tag = await firstId('tags')
  await toldOnce(() => payload.update({ collection: 'tags', id: tag, data: { name: 'Другая тема' } }))
})

test('the site is told when a lesson is taken off and published on schedule', async () => {
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

test('an editor does not wait for a slow site', async () => {
  site.answerWith('silent')
  const id = await firstId('articles')
  await payload.update({ collection: 'articles', id, data: { title: 'Сохраняется сразу' } })
  // It is called after the editor has their answer, or gives none for as long as they wait.
  await vi.waitFor(() => expect(site.waiting()).toBe(1), polling)
  site.answerWith(204)
  await toldBefore()
})

test('a site that did not listen is told again by a job', async () => {
  site.answerWith(503)
  const id = await firstId('tags')
  await payload.update({ collection: 'tags', id, data: { name: 'Тема во время перебоя' } })
  const waiting = () =>
    payload.count({ collection: 'payload-jobs', where: { taskSlug: { equals: 'purgeSites' } } })
  await vi.waitFor(async () => expect((await waiting()).totalDocs).toBe(1), polling)

  // Another change in the meantime makes no second job.
  await payload.update({ collection: 'tags', id, data: { name: 'И ещё одно имя' } })
  await told()
  site.answerWith(204)
  await toldBefore()
  expect((await waiting()).totalDocs).toBe(1)

  await payload.jobs.run({ queue: 'sites' })
  expect(site.calls.map(({ version }) => version)).toEqual([await contentVersion()])
  expect((await waiting()).totalDocs).toBe(0)
})

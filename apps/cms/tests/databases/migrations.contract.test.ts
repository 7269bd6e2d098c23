import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import type { InterfaceText } from '../../src/payload-types.ts'
import { testCms } from '../support/cms.ts'
import { send, signIn } from '../support/people.ts'

const cms = await testCms()
const admin = await signIn(cms, 'admin')
const editor = await signIn(cms, 'editor')
const { payload } = cms
const { isSqlite } = await import('../../src/databases/run-sql.ts')
const { inTransaction } = await import('../../src/databases/in-transaction.ts')
const { runSql } = await import('../../src/databases/run-sql.ts')
const { followRelease } = await import('../../src/content/texts/follow-release.ts')
const { releaseTexts } = await import('../../src/content/texts/release-texts.ts')

/** As the command that migrates does it. */
async function migrate(name: string, direction: 'up' | 'down'): Promise<void> {
  const { migrations } = isSqlite(payload.db)
    ? await import('../../src/databases/migrations/sqlite/index.ts')
    : await import('../../src/databases/migrations/postgres/index.ts')
  const migration = migrations.find((one) => one.name.endsWith(`_${name}`))
  await inTransaction(await createLocalReq({}, payload), async (req) => {
    const session = payload.db.sessions?.[String(await req.transactionID)]
    await migration?.[direction]({ db: session?.db, payload, req } as never)
  })
}

const rows = (sql: string) => runSql(payload, { sql, args: [] })
const allTexts = async (): Promise<InterfaceText[]> =>
  (await payload.find({ collection: 'texts', pagination: false, sort: 'id' })).docs
async function change(key: string, text: string): Promise<void> {
  const found = (await allTexts()).find((one) => one.key === key)
  const response = await send(cms, 'PATCH', `/texts/${found?.id}`, { text }, admin.headers)
  expect(response.status).toBe(200)
}
const changedOf = (texts: InterfaceText[]) =>
  texts.filter(({ isChanged }) => isChanged).map(({ key, text }) => ({ key, text }))

// Hundreds of columns come and go: SQLite reads its whole schema again for each.
const timeout = 180_000

test('texts that editors changed before they were documents stay changed, and are taken back with the release', {
  timeout,
}, async () => {
  const offline = 'site.errors.offline.title'
  await change(offline, 'Сети нет')
  await change('site.home.path.test.articleUrl', '/articles/drugaya')
  await change('finder.verdicts.no.label', 'Пока нельзя')
  const before = changedOf(await allTexts())

  // The newest goes first.
  await migrate('lawful_by_construction', 'down')
  await migrate('texts_as_documents', 'down')
  const columns = 'texts_errors_offline_title as title, texts_home_path_test_article_url as url'
  const own = { title: 'Сети нет', url: '/articles/drugaya' }
  expect(await rows(`select ${columns}, texts_common_close as untouched from site_settings`)).toEqual([
    { ...own, untouched: null },
  ])
  const latest = 'version_texts_errors_offline_title as title'
  expect(await rows(`select ${latest} from _site_settings_v where latest`)).toEqual([{ title: own.title }])
  expect(await rows('select key, text, section from finder_texts where is_changed')).toEqual([
    { key: 'verdicts.no.label', text: 'Пока нельзя', section: 'verdicts' },
  ])
  expect(await rows(`select place from audit_log where place = 'finder-texts'`)).not.toEqual([])

  await rows(`update site_settings set texts_common_close = 'Свернуть', texts_errors_offline_title = '  '`)
  await migrate('texts_as_documents', 'up')
  await migrate('lawful_by_construction', 'up')
  const now = [
    before.find(({ key }) => key === 'site.home.path.test.articleUrl'),
    { key: 'site.common.close', text: 'Свернуть' },
    before.find(({ key }) => key === 'finder.verdicts.no.label'),
  ]
  expect(changedOf(await allTexts())).toEqual(now)

  // Texts of later releases come when the cms starts.
  const known = new Set((await allTexts()).map(({ key }) => key))
  expect(await followRelease(payload)).toBe(releaseTexts.filter(({ key }) => !known.has(key)).length)
  const texts = await allTexts()
  expect(changedOf(texts)).toEqual(now)
  const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1)
  const ofRelease = texts.map(({ key, section, place, original }) => ({ key, section, place, original }))
  expect(ofRelease.toSorted(byKey)).toEqual(releaseTexts.toSorted(byKey))
  expect(texts.filter(({ isOriginalNew }) => isOriginalNew)).toEqual([])
  expect(texts.filter(({ isChanged, text, original }) => !isChanged && text !== original)).toEqual([])
  expect(
    (await payload.find({ collection: 'audit-log', where: { place: { equals: 'texts' } } })).totalDocs,
  ).toBe(3)
})

test('where the videos of lessons lie stays known when the choice becomes a text, and when that is taken back', async () => {
  const { docs } = await payload.find({ collection: 'videos', limit: 1 })
  const data = { provider: 'youtube', pageUrl: 'https://youtu.be/M7lc1UVf-VE', _status: 'published' }
  const response = await send(cms, 'PATCH', `/videos/${docs[0]?.id}`, data, editor.headers)
  expect(response.status).toBe(200)
  const providers = async () => [
    await rows('select id, provider from videos order by id'),
    await rows('select id, version_provider from _videos_v order by id'),
  ]
  const before = await providers()
  expect(before.flat()).toContainEqual({ id: docs[0]?.id, provider: 'youtube' })
  // On SQLite it is a text from the beginning.
  await migrate('provider_as_text', 'down')
  expect(await providers()).toEqual(before)
  await migrate('provider_as_text', 'up')
  expect(await providers()).toEqual(before)
})

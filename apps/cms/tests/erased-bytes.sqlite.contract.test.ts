import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { testCms } from './support/cms.ts'
import { runQueue } from './support/jobs.ts'
import { send, signIn } from './support/people.ts'
import { aRichText } from './support/rich-text.ts'

const cms = await testCms()
const { flushDeleted } = await import('../src/databases/deleted-data.ts')
const { inTransaction } = await import('../src/databases/in-transaction.ts')
const { isSqlite } = await import('../src/databases/run-sql.ts')
const admin = await signIn(cms, 'admin')

const inData = (...parts: string[]) => path.join(process.env.DATA_DIR ?? '', ...parts)

/** The files that hold these words anywhere in their bytes: the database, its log, letters. */
async function filesWith(words: string): Promise<string[]> {
  const letters = await readdir(inData('mail')).catch(() => [])
  const files = ['pryad.db', 'pryad.db-wal', ...letters.map((name) => path.join('mail', name))]
  const found = []
  for (const file of files) {
    const bytes = await readFile(inData(file)).catch(() => Buffer.of())
    const text = bytes.toString('utf8').replaceAll(/=\r?\n/g, '')
    if (bytes.includes(words) || text.includes(words)) found.push(file)
  }
  return found
}

let last = 0
async function aQuestion(more: object = {}) {
  last += 1
  const email = `marker-${last}-posetitelya@example.ru`
  const words = `Marker${last}Voprosa`
  const asked = { name: `Marker${last}Imya`, email, text: words, pageUrl: '/' }
  const data = { question: `${words}?`, state: 'new', published: false, asked, ...more } as const
  const { id } = await cms.payload.create({ collection: 'faq-questions', data })
  return { id, email, words, name: asked.name }
}

test('no byte of an erased visitor stays in the database, in its log or in letters', async () => {
  // Long enough to fill pages of its own.
  const { email, words, name } = await aQuestion({ answer: aRichText('Ответ. '.repeat(2000)) })
  await runQueue(cms, 'mail')
  expect(await filesWith(email)).toContainEqual(expect.stringMatching(/^mail.*\.eml$/))
  expect(await filesWith(words)).not.toEqual([])
  expect((await send(cms, 'POST', '/personal-data/erase', { email }, admin.headers)).status).toBe(200)
  for (const marker of [email, words, name]) expect(await filesWith(marker)).toEqual([])
})

test('nor of one whose question was deleted within a transaction', async () => {
  const { id, words } = await aQuestion()
  await inTransaction(await createLocalReq({}, cms.payload), async (req) => {
    await cms.payload.delete({ collection: 'faq-questions', id, req })
  })
  await flushDeleted(cms.payload)
  expect(await filesWith(words)).toEqual([])
})

test('the letters about a question go with it, also when a colleague deletes it', async () => {
  const { id, email } = await aQuestion({ answer: aRichText('Ответ.') })
  await runQueue(cms, 'mail')
  expect(await filesWith(email)).toContainEqual(expect.stringMatching(/\.eml$/))
  const path = `/faq-questions/${id}`
  expect((await cms.rest(path, { method: 'DELETE', headers: admin.headers })).status).toBe(200)
  expect((await filesWith(email)).filter((file) => file.endsWith('.eml'))).toEqual([])
})

test('a row deleted in another way is gone after the weekly work, which waits for writers', async () => {
  const words = 'MarkerOfAnOldDeletion'
  const { db } = cms.payload
  if (!isSqlite(db)) throw new Error('These tests are for SQLite.')
  const { $client } = drizzle({ connection: db.clientConfig })
  await $client.execute('PRAGMA secure_delete = OFF')
  await $client.execute({
    sql: 'insert into tags (name, slug) values (?, ?)',
    args: [words.repeat(50), words],
  })
  await $client.execute({ sql: 'delete from tags where slug = ?', args: [words] })
  await $client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
  $client.close()
  expect(await filesWith(words)).toEqual(['pryad.db'])

  const midway = Promise.withResolvers<void>()
  const others = inTransaction(await createLocalReq({}, cms.payload), async (req) => {
    await cms.payload.create({ collection: 'tags', data: { name: 'Первая', slug: 'pervaya' }, req })
    midway.resolve()
    await cms.payload.create({ collection: 'tags', data: { name: 'Вторая', slug: 'vtoraya' }, req })
  })
  await midway.promise
  await cms.payload.jobs.queue({ task: 'compactDatabase', queue: 'nightly', input: {} })
  await Promise.all([others, runQueue(cms, 'nightly')])
  expect(await filesWith(words)).toEqual([])
  const where = { slug: { in: ['pervaya', 'vtoraya'] } }
  expect((await cms.payload.count({ collection: 'tags', where })).totalDocs).toBe(2)
  const jobs = await cms.payload.count({ collection: 'payload-jobs', where: { hasError: { equals: true } } })
  expect(jobs.totalDocs).toBe(0)
})

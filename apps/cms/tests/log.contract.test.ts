import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { testCms } from './support/cms.ts'
import { listenToLog } from './support/log.ts'
import { send, signIn, tryLogIn } from './support/people.ts'
import { aQuestion, sendQuestion, solveNew } from './support/questions.ts'

const cms = await testCms()
await signIn(cms, 'admin')
const expert = await signIn(cms, 'expert')
afterEach(() => {
  vi.restoreAllMocks()
})

/** A hundred thousand of these are 15 MB at most, with the overhead of the file system. */
const longestRefusal = 140

describe('a refusal that was expected is one short line', () => {
  const refusals: [string, number, () => Promise<Response>][] = [
    ['nobody signed in', 403, () => cms.rest('/users')],
    [
      'a wrong password',
      401,
      () => tryLogIn(cms, { email: 'tajnaya-olga@example.ru', password: 'Tajnyj1Parol' }),
    ],
    ['nothing there', 404, () => cms.rest('/articles/999999')],
    ['somebody else’s work', 403, () => send(cms, 'POST', '/tags', { name: 'Тайна' }, expert.headers)],
    [
      'a search by what is hidden',
      400,
      () => cms.rest('/faq-questions?where[asked.email][like]=tajnaya-olga'),
    ],
    ['a broken body', 400, () => brokenBody('{"name":"Тайна"')],
    ['an address that cannot be read', 400, () => cms.rest('/globals/site-settings/versions/%E0%A4%A')],
    [
      'a form with mistakes',
      400,
      () => send(cms, 'PATCH', `/users/${expert.id}`, { name: '', email: 'tajnaya-olga' }, expert.headers),
    ],
  ]

  test.each(refusals)('%s (%i)', async (_, status, ask) => {
    const { lines } = listenToLog(cms)
    expect((await ask()).status).toBe(status)
    expect(lines).toHaveLength(1)
    const [line = ''] = lines
    expect(Buffer.byteLength(`${line}\n`)).toBeLessThanOrEqual(longestRefusal)
    expect(JSON.parse(line)).toMatchObject({ level: 30, status })
    expect(line).not.toMatch(/Тайна|tajnaya|Tajnyj|stack| at /i)
  })

  const brokenBody = (body: string) =>
    cms.rest('/users/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
})

describe('a database that takes nothing any more', () => {
  beforeAll(() => setReadOnly(true))
  afterAll(() => setReadOnly(false))

  test('is in the log with its place, and without a word of the visitor', async () => {
    const question = 'Тайный вопрос о седине, который никто не увидит?'
    const recaptcha = await solveNew(cms)
    const { lines } = listenToLog(cms)
    const answer = await sendQuestion(
      cms,
      aQuestion({ name: 'Тайна Иванова', email: 'tajnaya-olga@example.ru', question, recaptcha }),
    )
    expect(answer.errors?.[0]?.message).toBe('Что-то сломалось на сервере. Попробуйте ещё раз через минуту.')
    await vi.waitFor(() => expect(lines.length).toBeGreaterThan(0))
    const log = lines.join('\n')
    expect(log).toContain('Failed query: insert faq_questions')
    expect(log).toContain('"level":50')
    expect(log).toContain('    at ')
    expect(log).not.toMatch(/тайн|tajnaya|седин|params/i)
  })

  test('is in the log without what somebody of the panel wrote', async () => {
    const admin = await cms.payload.find({ collection: 'users', limit: 1, depth: 0 })
    const { lines } = listenToLog(cms)
    await expect(
      cms.payload.create({
        collection: 'faq-questions',
        data: {
          question: 'Тайный вопрос?',
          state: 'new',
          published: false,
          asked: { name: 'Тайна', email: 'tajnaya@example.ru' },
        },
      }),
    ).rejects.toThrow('Failed query')
    const response = await send(
      cms,
      'PATCH',
      `/users/${expert.id}`,
      { name: 'Тайна Петровна' },
      expert.headers,
    )
    expect(admin.totalDocs).toBeGreaterThan(0)
    if (cms.payload.db.name === 'sqlite') {
      expect(response.status).toBe(500)
      expect(lines.join('\n')).toContain('Failed query')
    }
    expect(lines.join('\n')).not.toMatch(/Тайна|tajnaya|params/i)
  })
})

test('the log is as talkative as LOG_LEVEL says', async () => {
  const { readCmsEnvironment } = await import('@pryad/environment/cms-environment.ts')
  const read = (LOG_LEVEL?: string) =>
    readCmsEnvironment({ NODE_ENV: 'test', PAYLOAD_SECRET: 'x'.repeat(32), ...(LOG_LEVEL && { LOG_LEVEL }) })
      .logLevel
  expect([read(), read('error')]).toEqual(['info', 'error'])
  expect(cms.payload.logger.level).toBe('info')
})

/** Makes writes fail: on SQLite all of them, on PostgreSQL by a constraint, whose error repeats every value of the row. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  const { db } = cms.payload
  if (db.name === 'postgres') {
    await db.pool.query(
      isReadOnly
        ? 'alter table faq_questions add constraint nothing_fits check (false) not valid'
        : 'alter table faq_questions drop constraint nothing_fits',
    )
  } else {
    const { client } = db as unknown as { client: { execute: (sql: string) => Promise<unknown> } }
    await client.execute(`PRAGMA query_only = ${isReadOnly ? 1 : 0}`)
  }
}

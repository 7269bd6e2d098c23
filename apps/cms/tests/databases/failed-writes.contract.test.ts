import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { isSqlite } from '../../src/databases/run-sql.ts'
import { testCms } from '../support/cms.ts'
import { firstOf } from '../support/documents.ts'
import { listenToLog } from '../support/log.ts'
import { restoreMocks } from '../support/mocks.ts'
import { password, send, signIn, tryLogIn } from '../support/people.ts'
import { aQuestion, sendQuestion, solveNew } from '../support/questions.ts'

const cms = await testCms({ LOG_LEVEL: 'info' })
const admin = await signIn(cms, 'admin')
afterEach(restoreMocks)

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
    // Of PostgreSQL the table of questions alone takes nothing.
    const table = isSqlite(cms.payload.db) ? 'consent_editions' : 'faq_questions'
    expect(log).toContain(`Failed query: insert ${table}`)
    expect(log).toContain('"level":50')
    expect(log).toContain('    at ')
    expect(log).not.toMatch(/тайн|tajnaya|седин|params/i)
  })

  test('is in the log without what somebody of the panel wrote', async () => {
    const { id } = await firstOf(cms, 'faq-questions')
    const { lines } = listenToLog(cms)
    const asked = { name: 'Тайна', email: 'tajnaya@example.ru' }
    const data = { question: 'Тайный вопрос?', state: 'new', published: false, asked } as const
    await expect(cms.payload.create({ collection: 'faq-questions', data })).rejects.toThrow('Failed query')
    const response = await send(cms, 'PATCH', `/faq-questions/${id}`, { question: 'Тайна?' }, admin.headers)
    expect(response.status).toBe(500)
    expect(lines.join('\n')).toContain('Failed query')
    expect(lines.join('\n')).not.toMatch(/Тайна|tajnaya|params/i)
  })
})

describe('a disk without room', () => {
  const { db } = cms.payload
  const writes: ['create' | 'updateOne', string, () => Promise<Response>][] = [
    ['updateOne', 'a sign-in', () => tryLogIn(cms, { email: admin.email, password })],
    ['create', 'a wrong password', () => tryLogIn(cms, { email: admin.email, password: `${password}1` })],
    [
      'updateOne',
      'a save',
      async () =>
        send(cms, 'PATCH', `/tags/${(await firstOf(cms, 'tags')).id}`, { name: 'Хна' }, admin.headers),
    ],
  ]

  test.each(writes)('fails a write (%s), and %s is answered with what to do', async (write, _, act) => {
    const cause = Object.assign(new Error('full'), { code: isSqlite(db) ? 'SQLITE_FULL' : '53100' })
    vi.spyOn(db, write).mockRejectedValue(new Error('Failed query: update', { cause }))
    const answer = await act()
    expect(answer.status).toBe(503)
    expect((await answer.json()).errors[0].message).toMatch(/кончилось место.*Скажите тому, кто следит/)
  })
})

/** Makes writes fail: on SQLite all of them, on PostgreSQL by a constraint, whose error repeats every value of the row. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  const { db } = cms.payload
  if (isSqlite(db)) await db.client.execute(`PRAGMA query_only = ${isReadOnly ? 1 : 0}`)
  else
    await db.pool.query(
      isReadOnly
        ? 'alter table faq_questions add constraint nothing_fits check (false) not valid'
        : 'alter table faq_questions drop constraint nothing_fits',
    )
}

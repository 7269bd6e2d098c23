import { describe, expect, test } from 'vitest'
import type { Person } from '../../src/access/access-table.ts'
import { testCms } from '../support/cms.ts'
import { firstOf } from '../support/documents.ts'
import { send, signIn } from '../support/people.ts'

const cms = await testCms()
// The very first account becomes an administrator's, whatever is asked for.
const { headers: admin } = await signIn(cms, 'admin')
const { headers: editor } = await signIn(cms, 'editor')
const { headers: expert } = await signIn(cms, 'expert')
const headersOf: Record<Person, Record<string, string>> = { visitor: {}, expert, editor, admin }
const people = Object.keys(headersOf) as Person[]

describe('what is not on the site is for colleagues alone', () => {
  /** The statuses of the answers to each kind of person. */
  const statuses = (path: string) =>
    Promise.all(people.map(async (who) => (await cms.rest(path, { headers: headersOf[who] })).status))

  test('a draft of the settings', async () => {
    expect(await statuses('/globals/site-settings?draft=true')).toEqual([403, 200, 200, 200])
  })

  test('a question that is not published', async () => {
    const data = { question: 'Как закрасить седину?', state: 'new', published: false } as const
    const { id } = await cms.payload.create({ collection: 'faq-questions', data })
    expect(await statuses(`/faq-questions/${id}`)).toEqual([403, 200, 200, 200])
  })

  test('a published document in the trash', async () => {
    const { id, title } = await firstOf(cms, 'slides')
    const deletedAt = new Date().toISOString()
    await cms.payload.update({ collection: 'slides', id, data: { deletedAt } })
    expect(await statuses(`/slides/${id}?trash=true`)).toEqual([403, 200, 200, 200])
    expect((await cms.ask('{ slides { title } }')).data.slides).not.toContainEqual({ title })
  })
})

test('the words of a visitor are changed by nobody', async () => {
  const asked = { name: 'Тайна', email: 'tajna@example.ru', text: 'Как закрасить седину?' }
  const data = { question: asked.text, state: 'new', published: false, asked } as const
  const { id } = await cms.payload.create({ collection: 'faq-questions', data })
  const change = { asked: { ...asked, email: 'drugaja@example.ru', text: 'Другое' } }
  for (const headers of [expert, editor, admin]) {
    await send(cms, 'PATCH', `/faq-questions/${id}`, change, headers)
    const stored = await cms.payload.findByID({ collection: 'faq-questions', id })
    expect(stored.asked).toMatchObject(asked)
  }
})

test.each([
  'where[or][0][invitedAt][contains]=a',
  'where[id][in]=a',
  'where[name][near]=1',
  'where[name][within]=1',
])('a condition that the field cannot be held against is refused: %s', async (query) => {
  const answer = await cms.rest(`/users?${query}`, { headers: admin })
  expect(answer.status).toBe(400)
  expect((await answer.json()).errors).toEqual([{ message: 'Условие отбора записано неверно.' }])
})

test.each(['assignee.hash', '-assignee__hash', 'question,assignee.secondFactor.lastStep', 'tags.name'])(
  'nobody sorts by %s: the order would tell a field of another document',
  async (sort) => {
    const answer = await cms.rest(`/faq-questions?sort=${sort}`, { headers: admin })
    expect(answer.status).toBe(400)
  },
)

test.each(['assignee', 'assignee.id', '-asked.email', 'nikakogo.polya'])('%s sorts', async (sort) => {
  expect((await cms.rest(`/faq-questions?sort=${sort}`, { headers: admin })).status).toBe(200)
})

describe('one’s own account', () => {
  test.each(['expert', 'editor'] as const)(
    '%s changes their own name, but not their role, and opens no access',
    async (role) => {
      const { id, headers } = await signIn(cms, role)
      const data = { name: 'Вера', role: 'admin', blocked: true, sessions: [] }
      expect((await send(cms, 'PATCH', `/users/${id}`, data, headers)).status).toBe(200)
      const stored = await cms.payload.findByID({ collection: 'users', id })
      expect(stored).toMatchObject({ name: 'Вера', role, blocked: false })
      expect(stored.sessions).toHaveLength(1)
    },
  )

  test('nobody reads the sessions, the password or the lock of somebody else', async () => {
    const { id } = await signIn(cms, 'admin')
    for (const headers of [expert, editor, admin]) {
      const text = await (await cms.rest(`/users/${id}?showHiddenFields=true`, { headers })).text()
      expect(text).not.toMatch(/"sessions":\[\{|"hash"|"salt"|resetPasswordToken|loginAttempts|lockUntil/)
    }
  })
})

test('the captcha, counters and the proofs of who owns the site are changed by administrators only', async () => {
  const set = (headers: Record<string, string>, code: string) =>
    send(
      cms,
      'POST',
      '/globals/site-settings',
      { captcha: { sitekey: code }, analytics: { metricaId: code }, verification: { yandexCode: code } },
      headers,
    )
  const stored = async () => {
    const { captcha, analytics, verification } = await cms.payload.findGlobal({ slug: 'site-settings' })
    return [captcha?.sitekey, analytics?.metricaId, verification?.yandexCode].map((code) => code ?? null)
  }
  await set(editor, '11111111')
  expect(await stored()).toEqual([null, null, null])
  await set(admin, '22222222')
  expect(await stored()).toEqual(['22222222', '22222222', '22222222'])
})

import crypto from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { User } from '../../src/payload-types.ts'
import { testCms } from '../support/cms.ts'
import { inSeconds, restoreMocks, setClock } from '../support/mocks.ts'
import { password, send, signIn, tryLogIn } from '../support/people.ts'
import { visitor } from '../support/questions.ts'

const wrong = 'Neverno2026'

const cms = await testCms()
const admin = await signIn(cms, 'admin', 'Анна')
afterEach(restoreMocks)

const storedAccount = (email: string) =>
  cms.payload.db.findOne<User>({ collection: 'users', where: { email: { equals: email } } })

const messageOf = async (response: Response) =>
  (await response.json()).errors[0].message.replaceAll('\u00a0', ' ')

async function guess(email: string, times: number, address: string): Promise<number[]> {
  const statuses: number[] = []
  for (let tried = 0; tried < times; tried++)
    statuses.push((await tryLogIn(cms, { email, password: wrong }, visitor(address))).status)
  return statuses
}

describe('wrong passwords', () => {
  test('close an account after five, to the address they came from and to no other', async () => {
    const { email } = await signIn(cms, 'editor')
    expect(await guess(email, 6, '192.0.2.1')).toEqual([401, 401, 401, 401, 401, 429])
    const refused = await tryLogIn(cms, { email, password }, visitor('192.0.2.1'))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await messageOf(refused)).toMatch(/Подождите 1 минуту.*«Забыли пароль\?».*администратора/)
    expect((await tryLogIn(cms, { email, password }, visitor('192.0.2.2'))).status).toBe(200)
  })

  test('make one wait longer each time, up to a quarter of an hour', async () => {
    setClock(new Date('2026-12-01T10:05:00Z'))
    const { email } = await signIn(cms, 'editor')
    await guess(email, 5, '192.0.2.3')
    for (const minutes of [1, 2, 4, 8, 15]) {
      vi.setSystemTime(Date.now() + (minutes * 60 - 5) * 1000)
      expect(await guess(email, 1, '192.0.2.3')).toEqual([429])
      vi.setSystemTime(Date.now() + 6000)
      expect(await guess(email, 1, '192.0.2.3')).toEqual([401])
    }
  })

  test('are forgotten once somebody has signed in', async () => {
    const { email } = await signIn(cms, 'editor')
    await guess(email, 4, '192.0.2.4')
    expect((await tryLogIn(cms, { email, password }, visitor('192.0.2.4'))).status).toBe(200)
    expect(await guess(email, 5, '192.0.2.4')).toEqual([401, 401, 401, 401, 401])
  })

  test('are judged no more often when forty come at once than when they come in a row', async () => {
    const { id, email } = await signIn(cms, 'editor')
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => tryLogIn(cms, { email, password: wrong }, visitor('192.0.2.5'))),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(35)
    const where = { action: { equals: 'loginFailed' }, documentId: { equals: String(id) } }
    expect((await cms.payload.count({ collection: 'audit-log', where })).totalDocs).toBe(5)
  })

  test('at two hundred other accounts do not keep a right one waiting for their end', async () => {
    const { email } = await signIn(cms, 'editor')
    const guesses = Array.from({ length: 200 }, (_, number) =>
      tryLogIn(cms, { email: `potok-${number}@example.ru`, password: wrong }, visitor(`10.0.0.${number}`)),
    )
    // More wait than may wait.
    await Promise.any(
      guesses.map(async (guess) => expect((await guess).status, 'each guess is judged').toBe(429)),
    )
    expect((await tryLogIn(cms, { email, password }, visitor('192.0.2.50'))).status).toBe(200)
    const answers = await Promise.all(guesses)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(100)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(200 - refused.length)
    expect(await messageOf(refused[0] as Response)).toMatch(/слишком многие.*попробуйте снова/)
  })

  test('get the same answers whether there is such an account or not', async () => {
    const { email } = await signIn(cms, 'editor')
    const answersOf = async (account: string, address: string) => {
      const answers: [number, string][] = []
      for (let tried = 0; tried < 7; tried++) {
        const response = await tryLogIn(cms, { email: account, password: wrong }, visitor(address))
        answers.push([response.status, await messageOf(response)])
      }
      return answers
    }
    expect(await answersOf(email, '192.0.2.6')).toEqual(await answersOf('nikogo@example.ru', '192.0.2.7'))
  })

  test('cost the server as much for an account that does not exist', async () => {
    const { email } = await signIn(cms, 'editor')
    // The oldest account and the newest have hashes of Payload's older kind, which take fewer iterations.
    const salt = 'ab'.repeat(32)
    const hash = crypto.pbkdf2Sync(password, salt, 25_000, 512, 'sha256').toString('hex')
    for (const { id } of [admin, await signIn(cms, 'editor')])
      await cms.payload.db.updateOne({ collection: 'users', id, data: { hash, salt } })
    const hashings = vi.spyOn(crypto, 'pbkdf2')
    const costOf = async (account: string) => {
      hashings.mockClear()
      const guess = { email: account, password: wrong }
      expect((await tryLogIn(cms, guess, visitor('192.0.2.10'))).status).toBe(401)
      return hashings.mock.calls.map(([, , iterations, bytes, digest]) => ({ iterations, bytes, digest }))
    }
    const known = await costOf(email)
    expect(known).toHaveLength(1)
    expect(await costOf('nikogo@example.ru')).toEqual(known)
  })

  test('count no more once an administrator says so', async () => {
    const { email } = await signIn(cms, 'editor')
    await guess(email, 5, '192.0.2.8')
    expect((await send(cms, 'POST', '/users/unlock', { email }, admin.headers)).status).toBe(200)
    expect((await tryLogIn(cms, { email, password }, visitor('192.0.2.8'))).status).toBe(200)
  })

  test('twenty over many accounts close the door to the address, and to no other', async () => {
    setClock(new Date('2026-12-01T12:55:00Z'))
    const guesser = visitor('198.51.100.1')
    for (let tried = 0; tried < 20; tried++) {
      const response = await tryLogIn(cms, { email: `nikto-${tried}@example.ru`, password: wrong }, guesser)
      expect(response.status).toBe(401)
    }
    const { email } = await signIn(cms, 'editor')
    const refused = await tryLogIn(cms, { email, password }, guesser)
    expect(refused.status).toBe(429)
    expect(await messageOf(refused)).toMatch(/Подождите 15 минут/)
    expect((await tryLogIn(cms, { email, password }, visitor('198.51.100.2'))).status).toBe(200)
    // The hour ends in between, and with it the fingerprint of the address, but not the counting.
    vi.setSystemTime(new Date('2026-12-01T13:05:00Z'))
    expect((await tryLogIn(cms, { email, password }, guesser)).status).toBe(429)
    vi.setSystemTime(new Date('2026-12-01T13:11:00Z'))
    expect((await tryLogIn(cms, { email, password }, guesser)).status).toBe(200)
  })

  test('the address is what the nearest proxy saw, not what the guesser says', async () => {
    const { email } = await signIn(cms, 'editor')
    const from = (claimed: string) => ({
      'x-forwarded-for': `${claimed}, 198.51.100.3`,
      'x-visitor-address': claimed,
      'x-site-secret': 'a-guess-at-the-secret-of-the-site-0',
    })
    for (let tried = 0; tried < 20; tried++) {
      await tryLogIn(cms, { email: `nikto-${tried}@example.ru`, password: wrong }, from(`192.0.2.${tried}`))
    }
    expect((await tryLogIn(cms, { email, password }, from('192.0.2.200'))).status).toBe(429)
  })
})

describe('a password that was forgotten', () => {
  const newToken = (email: string) =>
    cms.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
  const reset = (token: string, chosen: string, headers = {}) =>
    send(cms, 'POST', '/users/reset-password', { token, password: chosen }, headers)

  test('set by the link from the mail lets nobody in by itself, but one signs in with it at once', async () => {
    const { email } = await signIn(cms, 'editor')
    await guess(email, 5, '192.0.2.9')
    const answer = await reset(await newToken(email), 'Drugoj2026Parol', visitor('192.0.2.9'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await answer.json()).not.toHaveProperty('token')
    const signedIn = await tryLogIn(cms, { email, password: 'Drugoj2026Parol' }, visitor('192.0.2.9'))
    expect(signedIn.status).toBe(200)
    expect((await storedAccount(email))?.sessions).toHaveLength(1)
  })

  test('a link that has been used or has run out is refused in plain words', async () => {
    const { email } = await signIn(cms, 'editor')
    const token = await newToken(email)
    expect((await reset(token, 'Drugoj2026Parol')).status).toBe(200)
    const again = await reset(token, 'Tretij2026Parol')
    expect(again.status).toBe(403)
    expect(await messageOf(again)).toContain('Ссылка больше не действует')
    const late = await newToken(email)
    inSeconds(61 * 60)
    expect((await reset(late, 'Tretij2026Parol')).status).toBe(403)
  })

  test('is asked for five times from one address, known or not', async () => {
    const asker = visitor('198.51.100.4')
    for (let asked = 0; asked < 5; asked++) {
      const body = { email: `nikto-${asked}@example.ru` }
      expect((await send(cms, 'POST', '/users/forgot-password', body, asker)).status).toBe(200)
    }
    const sixth = await send(cms, 'POST', '/users/forgot-password', { email: 'nikto@example.ru' }, asker)
    expect(sixth.status).toBe(429)
  })
})

test('a right password begins one session, and showing it again begins none', async () => {
  const { id, email, headers } = await signIn(cms, 'editor')
  expect((await storedAccount(email))?.sessions).toHaveLength(1)
  const data = { email: `novaya-${email}`, currentPassword: password }
  expect((await send(cms, 'PATCH', `/users/${id}`, data, headers)).status).toBe(200)
  expect((await storedAccount(data.email))?.sessions).toHaveLength(1)
})

test('more changes at once that show a password than there are connections to the database are all answered', async () => {
  const accounts = await Promise.all(
    Array.from({ length: 12 }, (_, index) => {
      const data = {
        email: `mnogo-${index}@example.ru`,
        password,
        name: 'Сотрудник',
        role: 'editor',
      } as const
      return cms.payload.create({ collection: 'users', data })
    }),
  )
  const answers = await Promise.all(
    accounts.map(({ id, email }) => {
      const data = { email: `novaya-${email}`, currentPassword: password }
      return send(cms, 'PATCH', `/users/${id}`, data, admin.headers)
    }),
  )
  expect(answers.map(({ status }) => status)).toEqual(accounts.map(() => 200))
})

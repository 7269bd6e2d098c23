import { afterEach, describe, expect, test } from 'vitest'
import { passwordRuleText } from '../src/accounts/password-rule.ts'
import { testCms } from './support/cms.ts'
import { inSeconds, restoreMocks } from './support/mocks.ts'
import { logIn, password, send, signIn, tryLogIn } from './support/people.ts'

const cms = await testCms()
const admin = await signIn(cms, 'admin', 'Анна')
afterEach(restoreMocks)

const isSignedIn = async (headers: Record<string, string>) =>
  (await (await cms.rest('/users/me', { headers })).json()).user !== null
const messageOf = async (response: Response) => (await response.json()).errors[0]

test('the first account is an administrator’s, whatever it asks to be', async () => {
  const { docs } = await cms.payload.find({ collection: 'users', sort: 'createdAt', limit: 1 })
  expect(docs[0]).toMatchObject({ id: admin.id, role: 'admin' })
})

describe('a password', () => {
  const rule = `Пароль не\u00a0подходит. ${passwordRuleText}`

  test.each(['Abcdefg1', 'abcdefgh1', 'Пароль2026Теста', ''])(
    '«%s» is refused for a new account',
    async (wrong) => {
      const data = { email: 'nova@example.ru', password: wrong, name: 'Нова', role: 'editor' }
      const response = await send(cms, 'POST', '/users', data, admin.headers)
      expect(response.status).toBe(400)
      expect((await messageOf(response)).data.errors[0]).toMatchObject({
        path: 'password',
        message: wrong ? rule : expect.stringContaining('обязательно'),
      })
    },
  )

  test('that is wrong is refused in a change, and the old one stays', async () => {
    const { id, email, headers } = await signIn(cms, 'editor')
    expect((await send(cms, 'PATCH', `/users/${id}`, { password: 'slabyj' }, headers)).status).toBe(400)
    expect((await tryLogIn(cms, { email, password })).status).toBe(200)
  })

  test('changed by oneself ends the other sessions, but not this one', async () => {
    const { id, email, headers } = await signIn(cms, 'editor')
    const elsewhere = await logIn(cms, email)
    const change = { password: 'Drugoj2026Parol', currentPassword: password }
    await send(cms, 'PATCH', `/users/${id}`, change, headers)
    expect(await isSignedIn(headers)).toBe(true)
    expect(await isSignedIn(elsewhere)).toBe(false)
  })

  test('changed by an administrator ends all sessions', async () => {
    const { id, headers } = await signIn(cms, 'editor')
    const change = { password: 'Drugoj2026Parol', currentPassword: password }
    await send(cms, 'PATCH', `/users/${id}`, change, admin.headers)
    expect(await isSignedIn(headers)).toBe(false)
  })

  test('that was forgotten is set again by the right rule, and does not open a closed access', async () => {
    const { id, email } = await signIn(cms, 'editor')
    const newToken = () =>
      cms.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
    const reset = (token: string, chosen: string) =>
      send(cms, 'POST', '/users/reset-password', { token, password: chosen })
    expect((await reset(await newToken(), 'slabyj')).status).toBe(400)
    expect((await reset(await newToken(), 'Drugoj2026Parol')).status).toBe(200)

    await cms.payload.update({ collection: 'users', id, data: { blocked: true } })
    expect((await reset(await newToken(), 'Tretij2026Parol')).status).toBe(403)
    for (const password of ['Drugoj2026Parol', 'Tretij2026Parol']) {
      expect((await tryLogIn(cms, { email, password })).status).not.toBe(200)
    }
  })
})

describe('access that is closed', () => {
  test('ends at once: the session, drafts, and the sign-in', async () => {
    const { id, email, headers } = await signIn(cms, 'editor')
    expect((await cms.rest('/users', { headers })).status).toBe(200)
    await send(cms, 'PATCH', `/users/${id}`, { blocked: true }, admin.headers)

    expect(await isSignedIn(headers)).toBe(false)
    expect((await cms.rest('/users', { headers })).status).toBe(403)
    expect((await send(cms, 'POST', '/tags', { name: 'Новая' }, headers)).status).toBe(403)
    const refused = await tryLogIn(cms, { email, password })
    expect(refused.status).toBe(403)
    expect((await messageOf(refused)).message).toBe('Доступ закрыт. Обратитесь к администратору.')
  })

  test('opened again lets in, but old sessions stay ended', async () => {
    const { id, email, headers } = await signIn(cms, 'editor')
    await send(cms, 'PATCH', `/users/${id}`, { blocked: true }, admin.headers)
    await send(cms, 'PATCH', `/users/${id}`, { blocked: false }, admin.headers)
    expect(await isSignedIn(headers)).toBe(false)
    expect(await isSignedIn(await logIn(cms, email))).toBe(true)
  })

  test.each([
    ['role', { role: 'editor' }],
    ['access', { blocked: true }],
  ])('the last administrator keeps %s', async (_, data) => {
    const others = await cms.payload.find({ collection: 'users', where: { role: { equals: 'admin' } } })
    expect(others.docs.map(({ id }) => id)).toEqual([admin.id])
    const response = await send(cms, 'PATCH', `/users/${admin.id}`, data, admin.headers)
    expect((await messageOf(response)).message).toMatch(/последний администратор/)
    const removal = await cms.rest(`/users/${admin.id}`, { method: 'DELETE', headers: admin.headers })
    expect(removal.status).toBe(400)
  })
})

describe('sessions', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const listOf = async (id: number, headers: Record<string, string>) =>
    (await (await cms.rest(`/users/${id}/sessions`, { headers })).json()).sessions

  test('are listed with their device, the one that asks marked', async () => {
    const { id, email } = await signIn(cms, 'editor')
    await logIn(cms, email, chrome)
    const headers = await logIn(cms, email, firefox)
    const sessions = await listOf(id, headers)
    expect(sessions).toHaveLength(3)
    expect(sessions).toContainEqual(expect.objectContaining({ device: 'Firefox, Linux', isCurrent: true }))
    expect(sessions).toContainEqual(expect.objectContaining({ device: 'Chrome, Windows', isCurrent: false }))
  })

  test('one is ended by its owner, and the others go on', async () => {
    const { id, email, headers } = await signIn(cms, 'editor')
    const other = await logIn(cms, email, chrome)
    const [stolen] = (await listOf(id, headers)).filter(({ device }: { device: string }) =>
      device.startsWith('Chrome'),
    )
    const response = await cms.rest(`/users/${id}/sessions/${stolen.id}`, { method: 'DELETE', headers })
    expect((await response.json()).sessions).toHaveLength(1)
    expect(await isSignedIn(other)).toBe(false)
    expect(await isSignedIn(headers)).toBe(true)
  })

  test('that belong to others are seen and ended by administrators', async () => {
    const { id, headers } = await signIn(cms, 'editor')
    expect(await listOf(id, admin.headers)).toHaveLength(1)
    await cms.rest(`/users/${id}/sessions`, { method: 'DELETE', headers: admin.headers })
    expect(await isSignedIn(headers)).toBe(false)
  })

  test('run out by themselves', async () => {
    const { id, headers } = await signIn(cms, 'editor')
    inSeconds(9 * 60 * 60)
    expect(await isSignedIn(headers)).toBe(false)
    const fresh = await logIn(cms, admin.email)
    expect(await listOf(id, fresh)).toEqual([])
  })
})

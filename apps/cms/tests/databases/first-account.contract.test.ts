import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testCms } from '../support/cms.ts'
import { password, send } from '../support/people.ts'
import { visitor } from '../support/questions.ts'

const cms = await testCms()
const { makeFirstAccountCode } = await import('../../src/accounts/first-account.ts')
const { keepFirstAccountCode } = await import('../../src/accounts/first-account.ts')

const folder = () => path.join(process.env.DATA_DIR ?? '', 'secrets')
const file = () => path.join(folder(), 'first-account-code')
const readCode = async () => (await readFile(file(), 'utf8')).trim()
const codeIsThere = () =>
  stat(file()).then(
    () => true,
    () => false,
  )
const register = (code: string | undefined, name: string, headers = {}) =>
  send(cms, 'POST', '/users/first-register', { code, email: `${name}@example.ru`, password, name }, headers)
const countAccounts = async () => (await cms.payload.count({ collection: 'users' })).totalDocs

test('a cms without accounts keeps a code that only its own process may read', async () => {
  expect((await readCode()).length).toBeGreaterThanOrEqual(24)
  expect((await stat(file())).mode & 0o777).toBe(0o600)
  expect((await stat(folder())).mode & 0o777).toBe(0o700)
})

test.each([undefined, '', 'ne-tot-kod'])(
  '«%s» instead of the code is refused, and says where it lies',
  async (code) => {
    const response = await register(code, 'vor')
    expect(response.status).toBe(403)
    const { message } = (await response.json()).errors[0]
    expect(message).toContain('secrets/first-account-code')
    expect(await countAccounts()).toBe(0)
  },
)

test('a visitor cannot make the account by any other way', async () => {
  const data = { email: 'vor@example.ru', password, name: 'Вор', role: 'admin' }
  expect((await send(cms, 'POST', '/users', data)).status).toBe(403)
  expect(await countAccounts()).toBe(0)
})

test('somebody who tries one code after the other is stopped, also with the right one', async () => {
  const guesser = visitor('198.51.100.20')
  for (let tried = 0; tried < 20; tried++)
    expect((await register(`${tried}`, 'vor', guesser)).status).toBe(403)
  expect((await register(await readCode(), 'vor', guesser)).status).toBe(429)
  expect(await countAccounts()).toBe(0)
})

test('a password that is too weak is refused, and the code stays', async () => {
  const code = await readCode()
  const data = { code, email: 'anna@example.ru', password: 'slabyj', name: 'Анна' }
  expect((await send(cms, 'POST', '/users/first-register', data)).status).toBe(400)
  expect(await readCode()).toBe(code)
})

test('one of ten people who use the code at once becomes administrator, and the code is gone', async () => {
  const code = await readCode()
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => register(code, `anna-${index}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(403)])
  const { docs } = await cms.payload.find({ collection: 'users' })
  expect(docs).toEqual([expect.objectContaining({ role: 'admin' })])
  expect(await codeIsThere()).toBe(false)

  const winner = answers.find(({ ok }) => ok)
  expect(winner?.headers.get('set-cookie')).toContain('payload-token=')
  const late = await register(code, 'pozdno')
  expect(late.status).toBe(403)
  expect((await late.json()).errors[0].message).toContain('уже есть')
})

test('a code that was left behind goes when the cms starts and there is an account', async () => {
  await makeFirstAccountCode()
  await keepFirstAccountCode(cms.payload)
  expect(await codeIsThere()).toBe(false)
})

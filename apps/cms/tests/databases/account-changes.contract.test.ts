import { afterEach, expect, test, vi } from 'vitest'
import type { User } from '../../src/payload-types.ts'
import { testCms } from '../support/cms.ts'
import { restoreMocks } from '../support/mocks.ts'
import { password, type SignedIn, send, signIn } from '../support/people.ts'

const cms = await testCms()
const admin = await signIn(cms, 'admin', 'Анна')
afterEach(restoreMocks)

const newPassword = 'Drugoj2026Parol'

const stored = (id: number) =>
  cms.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } })
const sessionsOf = async (id: number) => ((await stored(id))?.sessions ?? []).map((session) => session.id)
const patch = (id: number, data: object, { headers } = admin) =>
  send(cms, 'PATCH', `/users/${id}`, data, headers)
const remove = (path: string, { headers } = admin) => cms.rest(path, { method: 'DELETE', headers })

/** Does `meanwhile` when the next request has read an account and is about to write it. */
function beforeTheNextWrite<Result>(meanwhile: () => Promise<Result>): Promise<Result> {
  const { db } = cms.payload
  const write = db.updateOne.bind(db)
  const done = Promise.withResolvers<Result>()
  vi.spyOn(db, 'updateOne').mockImplementationOnce(async (args) => {
    done.resolve(meanwhile())
    await done.promise
    return write(args)
  })
  return done.promise
}

const signInAgain = ({ email }: SignedIn) =>
  cms.payload.login({ collection: 'users', data: { email, password } }).catch((error: Error) => error)
const refresh = ({ headers }: SignedIn) => cms.rest('/users/refresh-token', { method: 'POST', headers })

type Change = (person: SignedIn) => Promise<Response>
const gentle: Record<string, Change> = {
  'a new name': ({ id }) => patch(id, { name: 'Вера' }),
  'a new role': ({ id }) => patch(id, { role: 'expert' }),
  'a new e-mail address': ({ id }) =>
    patch(id, { email: `drugaya-${id}@example.ru`, currentPassword: password }),
  'the end of a session': async ({ id }) => remove(`/users/${id}/sessions/${(await sessionsOf(id))[0]}`),
  'the end of all sessions': ({ id }) => remove(`/users/${id}/sessions`),
}
const shuttingOut: Record<string, Change> = {
  'closed access': ({ id }) => patch(id, { blocked: true }),
  'access closed for several people at once': ({ id }) =>
    send(cms, 'PATCH', `/users?where[id][equals]=${id}`, { blocked: true }, admin.headers),
  'a new password of one’s own': (person) =>
    patch(person.id, { password: newPassword, currentPassword: password }, person),
  'a new password by a link': async ({ email }) => {
    const token = await cms.payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    return send(cms, 'POST', '/users/reset-password', { token, password: newPassword })
  },
  'the end of the account': ({ id }) => remove(`/users/${id}`),
}

/** The part of an account that no session is about. */
const restOf = (account: User | null) => account && { ...account, sessions: undefined }

test.each([
  ...Object.keys({ ...gentle, ...shuttingOut }).map((name) => [name, 'a sign-in', signInAgain] as const),
  ['closed access', 'a renewed session', refresh],
  ['the end of all sessions', 'a renewed session', refresh],
] as const)('%s is not undone by %s at the same moment', async (name, _, act) => {
  const person = await signIn(cms, 'editor')
  const known = await sessionsOf(person.id)
  const changed = beforeTheNextWrite(async () => {
    expect((await { ...gentle, ...shuttingOut }[name]?.(person))?.status).toBe(200)
    return { account: await stored(person.id), sessions: await sessionsOf(person.id) }
  })
  await act(person)
  const left = await changed
  expect(restOf(await stored(person.id))).toEqual(restOf(left.account))
  const begun = (await sessionsOf(person.id)).filter((id) => !left.sessions.includes(id))
  expect(name in shuttingOut ? begun : begun.filter((id) => known.includes(id))).toEqual([])
})

test.each([
  ['a new name', gentle, 1],
  ['closed access', shuttingOut, 0],
  ['a new password of one’s own', shuttingOut, 0],
] as const)('%s leaves of a sign-in before it what it should', async (name, among, expected) => {
  const person = await signIn(cms, 'editor')
  const known = await sessionsOf(person.id)
  const signedIn = beforeTheNextWrite(() => signInAgain(person))
  expect((await among[name]?.(person))?.status).toBe(200)
  await signedIn
  expect((await sessionsOf(person.id)).filter((id) => !known.includes(id))).toHaveLength(expected)
})

test('two administrators change one account at the same moment: both changes are kept', async () => {
  const { id } = await signIn(cms, 'editor')
  const closed = beforeTheNextWrite(() => patch(id, { blocked: true }))
  expect((await patch(id, { name: 'Вера' })).status).toBe(200)
  expect((await closed).status).toBe(200)
  expect(await stored(id)).toMatchObject({ name: 'Вера', blocked: true, sessions: [] })
})

test('a link to a new password is taken once, though it is used six times at the same moment', async () => {
  const { email } = await signIn(cms, 'editor')
  const token = await cms.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
  const use = () => send(cms, 'POST', '/users/reset-password', { token, password: newPassword })
  const answers = await Promise.all(Array.from({ length: 6 }, use))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403])
})

test('two administrators take the role from each other at the same moment: one of them keeps it', async () => {
  const other = await signIn(cms, 'admin', 'Вера')
  const { db } = cms.payload
  const write = db.updateOne.bind(db)
  const bothWrite = Promise.withResolvers<void>()
  vi.spyOn(db, 'updateOne')
    .mockImplementationOnce(async (args) => {
      await bothWrite.promise
      return write(args)
    })
    .mockImplementationOnce((args) => {
      bothWrite.resolve()
      return write(args)
    })
  await Promise.all([patch(other.id, { role: 'editor' }), patch(admin.id, { role: 'editor' }, other)])
  const { totalDocs } = await cms.payload.count({ collection: 'users', where: { role: { equals: 'admin' } } })
  expect(totalDocs).toBe(1)
})

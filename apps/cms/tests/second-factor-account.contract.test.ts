import { describe, expect, test } from 'vitest'
import { password, type SignedIn, send, signIn } from './support/people.ts'
import { runScript } from './support/run-script.ts'
import { codeOf, setUpSecondFactor } from './support/second-factor.ts'
import { errorOf, signingIn } from './support/signing-in.ts'

const door = await signingIn()
const { logIn, require } = door
const { seal, unseal } = await import('../src/accounts/second-factor/stored.ts')

describe('the second factor in an account', () => {
  const view = async ({ id }: SignedIn, { headers }: SignedIn) =>
    (await door.cms.rest(`/users/${id}/second-factor`, { headers })).json()
  const reset = ({ id }: SignedIn, { headers }: SignedIn, currentPassword = password) =>
    send(door.cms, 'DELETE', `/users/${id}/second-factor`, { currentPassword }, headers)
  const act = (action: string, { id }: SignedIn, { headers }: SignedIn, currentPassword = password) =>
    send(door.cms, 'POST', `/users/${id}/second-factor/${action}`, { currentPassword }, headers)

  test('is set up, renewed and turned off by its owner with the password', async () => {
    const person = await signIn(door.cms, 'editor')
    expect(await view(person, person)).toMatchObject({ isOn: false, isRequired: false })
    expect((await act('set-up', person, person, 'Neverno2026')).status).toBe(400)
    const { recoveryCodes } = await setUpSecondFactor(door.cms, person)
    expect(await view(person, person)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })

    expect((await act('recovery-codes', person, person, '')).status).toBe(400)
    const renewed = await (await act('recovery-codes', person, person)).json()
    expect((await logIn(person.email, recoveryCodes[0])).status).toBe(401)
    expect((await logIn(person.email, renewed.recoveryCodes[0])).status).toBe(200)

    expect((await act('turn-off', person, person, 'Neverno2026')).status).toBe(400)
    expect((await act('turn-off', person, person)).status).toBe(200)
    expect((await logIn(person.email)).status).toBe(200)
  })

  test('is not on before a code has shown that the app knows it', async () => {
    const person = await signIn(door.cms, 'editor')
    await act('set-up', person, person)
    const path = `/users/${person.id}/second-factor/confirm`
    expect((await send(door.cms, 'POST', path, { code: '000000' }, person.headers)).status).toBe(400)
    expect((await logIn(person.email)).status).toBe(200)
  })

  test('that belongs to others is seen and reset by administrators, and never set up or renewed for them', async () => {
    const person = await signIn(door.cms, 'editor')
    await setUpSecondFactor(door.cms, person)
    const path = `/users/${person.id}/second-factor`
    for (const action of ['set-up', 'recovery-codes', 'turn-off'])
      expect((await act(action, person, door.admin)).status).toBe(403)
    // One's own needs the password, so it does not go this way.
    const own = await door.cms.rest(path, { method: 'DELETE', headers: person.headers })
    expect(own.status).toBe(403)

    expect(await view(person, door.admin)).toMatchObject({ isOn: true })
    expect((await reset(person, door.admin)).status).toBe(200)
    expect((await logIn(person.email)).status).toBe(200)
  })

  test('that belongs to others is not reset without the administrator’s own password', async () => {
    const person = await signIn(door.cms, 'editor')
    await setUpSecondFactor(door.cms, person)
    const bare = await door.cms.rest(`/users/${person.id}/second-factor`, {
      method: 'DELETE',
      headers: door.admin.headers,
    })
    const chief = await signIn(door.cms, 'admin')
    for (const refused of [bare, await reset(person, chief, ''), await reset(person, chief, 'Neverno2026')]) {
      expect(refused.status).toBe(400)
      expect((await errorOf(refused)).data.errors[0].path).toBe('currentPassword')
    }
    expect(await view(person, door.admin)).toMatchObject({ isOn: true })
  })

  test('once reset lets its owner set up another at once, however many wrong codes there were', async () => {
    const person = await signIn(door.cms, 'editor')
    await setUpSecondFactor(door.cms, person)
    await require(true)
    for (let tried = 0; tried < 10; tried++) await logIn(person.email, '000000')
    expect((await logIn(person.email, '000000')).status).toBe(429)
    expect((await reset(person, door.admin)).status).toBe(200)
    const { data } = await errorOf(await logIn(person.email))
    expect((await logIn(person.email, codeOf(data.secret))).status).toBe(200)
  })

  test('is in the audit trail: who turned it on, and who took it away', async () => {
    const person = await signIn(door.cms, 'editor', 'Виктор')
    await setUpSecondFactor(door.cms, person)
    await reset(person, door.admin)
    const { docs } = await door.cms.payload.find({
      collection: 'audit-log',
      where: {
        action: { in: ['secondFactorOn', 'secondFactorOff'] },
        documentId: { equals: String(person.id) },
      },
      sort: 'id',
    })
    expect(docs).toEqual([
      expect.objectContaining({ action: 'secondFactorOn', personName: 'Виктор' }),
      expect.objectContaining({ action: 'secondFactorOff', personName: 'Анна' }),
    ])
  })
})

test('the only administrator, whose phone is lost, is let in again by somebody who has the server', {
  timeout: 180_000,
}, async () => {
  const person = await signIn(door.cms, 'admin', 'Галина')
  await setUpSecondFactor(door.cms, person)
  const script = 'apps/cms/src/operations/commands/reset-second-factor.ts'
  const done = await runScript(script, [person.email.toUpperCase()], {})
  expect(done).toMatchObject({ code: 0, said: expect.stringContaining('password alone') })
  expect((await logIn(person.email)).status).toBe(200)
})

test('a secret that another account’s was put in the place of does not open', async () => {
  const sealed = seal('SECRET', 1)
  expect(unseal(sealed, 1)).toBe('SECRET')
  expect(unseal(sealed, 2)).toBeNull()
  expect(unseal(`${sealed.slice(0, -2)}AA`, 1)).toBeNull()
})

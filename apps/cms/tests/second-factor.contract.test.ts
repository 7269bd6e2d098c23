import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestCms, type TestCms } from './support/cms.ts'
import { inSeconds, restoreMocks, silenceErrorLog } from './support/mocks.ts'
import { password, type SignedIn, send, signIn, tryLogIn } from './support/people.ts'
import { visitor } from './support/questions.ts'
import { runScript } from './support/run-script.ts'
import { codeOf, setUpSecondFactor } from './support/second-factor.ts'

let cms: TestCms
let admin: SignedIn
beforeAll(async () => {
  cms = await startTestCms()
  admin = await signIn(cms, 'admin', 'Анна')
})
afterAll(() => cms.stop())
beforeEach(() => {
  silenceErrorLog(cms)
})
afterEach(async () => {
  restoreMocks()
  await require(false)
})

/** What the settings say of everybody's second step. */
async function require(secondFactorRequired: boolean): Promise<void> {
  await cms.payload.updateGlobal({
    slug: 'site-settings',
    data: { signIn: { secondFactorRequired }, _status: 'published' },
  })
}

let lastHost = 0
/** An address nobody has guessed from. */
const somewhere = () => visitor(`192.0.2.${++lastHost}`)

const logIn = (email: string, code?: string, headers = somewhere()) =>
  send(cms, 'POST', '/users/login', { email, password, ...(code && { code }) }, headers)
const errorOf = async (response: Response) => (await response.json()).errors[0]

describe('somebody with a second factor', () => {
  test('does not get in by the password alone, and is told what is missing', async () => {
    const person = await signIn(cms, 'editor')
    await setUpSecondFactor(cms, person)
    const refused = await logIn(person.email)
    expect(refused.status).toBe(401)
    expect(refused.headers.get('set-cookie')).toBeNull()
    expect((await errorOf(refused)).data).toEqual({ secondFactor: 'needed' })
  })

  test('gets in by the code of the app, the one before and the one after, each once', async () => {
    const person = await signIn(cms, 'editor')
    const { secret } = await setUpSecondFactor(cms, person)
    inSeconds(120)
    expect((await logIn(person.email, codeOf(secret, -2))).status).toBe(401)
    expect((await logIn(person.email, codeOf(secret, -1))).status).toBe(200)
    const code = codeOf(secret)
    expect((await logIn(person.email, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
    expect((await logIn(person.email, code)).status).toBe(401)
    // What came before a code that was taken is not taken any more.
    expect((await logIn(person.email, codeOf(secret, -1))).status).toBe(401)
    expect((await logIn(person.email, codeOf(secret, 1))).status).toBe(200)
  })

  test('gets in once by a code that is sent ten times at once', async () => {
    const person = await signIn(cms, 'editor')
    const { secret } = await setUpSecondFactor(cms, person)
    inSeconds(60)
    const code = codeOf(secret)
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(person.email, code)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('gets in by a recovery code, in any writing, once', async () => {
    const person = await signIn(cms, 'editor')
    const { recoveryCodes } = await setUpSecondFactor(cms, person)
    expect(new Set(recoveryCodes).size).toBe(10)
    const [code = ''] = recoveryCodes
    expect((await logIn(person.email, ` ${code.toLowerCase().replace('-', ' ')} `)).status).toBe(200)
    expect((await logIn(person.email, code)).status).toBe(401)
    expect((await logIn(person.email, recoveryCodes[1])).status).toBe(200)
  })

  test('is not found out by guessing codes: wrong ones count, whatever address they come from', async () => {
    const person = await signIn(cms, 'editor')
    const { recoveryCodes } = await setUpSecondFactor(cms, person)
    const guesser = somewhere()
    for (let tried = 0; tried < 5; tried++)
      expect((await logIn(person.email, '000000', guesser)).status).toBe(401)
    expect((await logIn(person.email, '000000', guesser)).status).toBe(429)
    for (let tried = 0; tried < 5; tried++) expect((await logIn(person.email, '000000')).status).toBe(401)
    expect((await logIn(person.email, recoveryCodes[0])).status).toBe(429)
    await send(cms, 'POST', '/users/unlock', { email: person.email }, admin.headers)
    expect((await logIn(person.email, recoveryCodes[0])).status).toBe(200)
  })

  test('gets no session of a new password by mail', async () => {
    const person = await signIn(cms, 'editor')
    const { secret } = await setUpSecondFactor(cms, person)
    const token = await cms.payload.forgotPassword({
      collection: 'users',
      data: { email: person.email },
      disableEmail: true,
    })
    const answer = await send(cms, 'POST', '/users/reset-password', { token, password: 'Drugoj2026Parol' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toBeNull()
    const data = { email: person.email, password: 'Drugoj2026Parol' }
    expect((await tryLogIn(cms, data, somewhere())).status).toBe(401)
    inSeconds(60)
    const withCode = await send(cms, 'POST', '/users/login', { ...data, code: codeOf(secret) }, somewhere())
    expect(withCode.status).toBe(200)
  })

  test('is not helped by a new password by mail to guess codes: wrong ones still count', async () => {
    const person = await signIn(cms, 'editor')
    const { recoveryCodes } = await setUpSecondFactor(cms, person)
    for (let tried = 0; tried < 10; tried++) expect((await logIn(person.email, '000000')).status).toBe(401)
    const token = await cms.payload.forgotPassword({
      collection: 'users',
      data: { email: person.email },
      disableEmail: true,
    })
    expect((await send(cms, 'POST', '/users/reset-password', { token, password })).status).toBe(200)
    expect((await logIn(person.email, recoveryCodes[0])).status).toBe(429)
  })

  test('keeps it when the account is changed', async () => {
    const person = await signIn(cms, 'editor')
    await setUpSecondFactor(cms, person)
    const change = { name: 'Борис', secondFactor: { confirmedAt: null, secret: null } }
    expect((await send(cms, 'PATCH', `/users/${person.id}`, change, person.headers)).status).toBe(200)
    expect((await logIn(person.email)).status).toBe(401)
  })

  test('has nothing of it in the database that would let a thief of the file in', async () => {
    const person = await signIn(cms, 'editor')
    const { secret, recoveryCodes } = await setUpSecondFactor(cms, person)
    const stored = JSON.stringify(
      await cms.payload.db.findOne({ collection: 'users', where: { id: { equals: person.id } } }),
    )
    for (const kept of [secret, ...recoveryCodes]) expect(stored).not.toContain(kept)
  })

  test('shows nothing of it to anybody', async () => {
    const person = await signIn(cms, 'editor')
    await setUpSecondFactor(cms, person)
    for (const headers of [person.headers, admin.headers]) {
      for (const path of [`/users/${person.id}`, '/users/me', '/users?depth=2'])
        expect(await (await cms.rest(path, { headers })).text()).not.toMatch(/secondFactor|recoveryCodes/)
    }
  })
})

describe('where the settings demand a second factor', () => {
  test('somebody without one sets it up while signing in, and gets recovery codes once', async () => {
    const { email } = await signIn(cms, 'editor')
    await require(true)
    const refused = await logIn(email)
    expect(refused.status).toBe(401)
    const { data } = await errorOf(refused)
    expect(data.secondFactor).toBe('setUp')
    expect(data.qr).toMatch(/^<svg/)

    expect((await logIn(email, '000000')).status).toBe(401)
    const confirmed = await (await logIn(email, codeOf(data.secret))).json()
    expect(confirmed.recoveryCodes).toHaveLength(10)
    expect(confirmed.token).toBeTruthy()
    inSeconds(60)
    const again = await (await logIn(email, codeOf(data.secret))).json()
    expect(again.token).toBeTruthy()
    expect(again).not.toHaveProperty('recoveryCodes')
  })

  test('a wrong password learns nothing of it', async () => {
    const { email } = await signIn(cms, 'editor')
    await require(true)
    const refused = await tryLogIn(cms, { email, password: 'Neverno2026' }, somewhere())
    expect((await errorOf(refused)).data).toBeUndefined()
  })

  test('a code for a secret that was never shown does not get in', async () => {
    const { email } = await signIn(cms, 'editor')
    await require(true)
    expect((await errorOf(await logIn(email, '123456'))).data.secondFactor).toBe('setUp')
  })

  test('nobody turns theirs off', async () => {
    const person = await signIn(cms, 'editor')
    await setUpSecondFactor(cms, person)
    await require(true)
    const path = `/users/${person.id}/second-factor`
    const refused = await send(cms, 'POST', `${path}/turn-off`, { currentPassword: password }, person.headers)
    expect(refused.status).toBe(400)
    expect((await (await cms.rest(path, { headers: person.headers })).json()).isOn).toBe(true)
  })
})

describe('the second factor in an account', () => {
  const view = async ({ id }: SignedIn, { headers }: SignedIn) =>
    (await cms.rest(`/users/${id}/second-factor`, { headers })).json()
  const reset = ({ id }: SignedIn, { headers }: SignedIn, currentPassword = password) =>
    send(cms, 'DELETE', `/users/${id}/second-factor`, { currentPassword }, headers)
  const act = (action: string, { id }: SignedIn, { headers }: SignedIn, currentPassword = password) =>
    send(cms, 'POST', `/users/${id}/second-factor/${action}`, { currentPassword }, headers)

  test('is set up, renewed and turned off by its owner with the password', async () => {
    const person = await signIn(cms, 'editor')
    expect(await view(person, person)).toMatchObject({ isOn: false, isRequired: false })
    expect((await act('set-up', person, person, 'Neverno2026')).status).toBe(400)
    const { recoveryCodes } = await setUpSecondFactor(cms, person)
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
    const person = await signIn(cms, 'editor')
    await act('set-up', person, person)
    const path = `/users/${person.id}/second-factor/confirm`
    expect((await send(cms, 'POST', path, { code: '000000' }, person.headers)).status).toBe(400)
    expect((await logIn(person.email)).status).toBe(200)
  })

  test('of others is seen and reset by administrators, and never set up or renewed for them', async () => {
    const person = await signIn(cms, 'editor')
    const colleague = await signIn(cms, 'expert')
    await setUpSecondFactor(cms, person)
    const path = `/users/${person.id}/second-factor`
    for (const headers of [colleague.headers, {}]) {
      expect((await cms.rest(path, { headers })).status).toBe(403)
      expect((await cms.rest(path, { method: 'DELETE', headers })).status).toBe(403)
    }
    for (const action of ['set-up', 'recovery-codes', 'turn-off'])
      expect((await act(action, person, admin)).status).toBe(403)
    // One's own needs the password, so it does not go this way.
    const own = await cms.rest(path, { method: 'DELETE', headers: person.headers })
    expect(own.status).toBe(403)

    expect(await view(person, admin)).toMatchObject({ isOn: true })
    expect((await reset(person, admin)).status).toBe(200)
    expect((await logIn(person.email)).status).toBe(200)
  })

  test('of others is not reset without the administrator’s own password', async () => {
    const person = await signIn(cms, 'editor')
    await setUpSecondFactor(cms, person)
    const bare = await cms.rest(`/users/${person.id}/second-factor`, {
      method: 'DELETE',
      headers: admin.headers,
    })
    const chief = await signIn(cms, 'admin')
    for (const refused of [bare, await reset(person, chief, ''), await reset(person, chief, 'Neverno2026')]) {
      expect(refused.status).toBe(400)
      expect((await errorOf(refused)).data.errors[0].path).toBe('currentPassword')
    }
    expect(await view(person, admin)).toMatchObject({ isOn: true })
  })

  test('once reset lets its owner set up another at once, however many wrong codes there were', async () => {
    const person = await signIn(cms, 'editor')
    await setUpSecondFactor(cms, person)
    await require(true)
    for (let tried = 0; tried < 10; tried++) await logIn(person.email, '000000')
    expect((await logIn(person.email, '000000')).status).toBe(429)
    expect((await reset(person, admin)).status).toBe(200)
    const { data } = await errorOf(await logIn(person.email))
    expect((await logIn(person.email, codeOf(data.secret))).status).toBe(200)
  })

  test('stays reset when its owner signs in at the same moment', async () => {
    const person = await signIn(cms, 'editor')
    const { recoveryCodes } = await setUpSecondFactor(cms, person)
    const reading = vi.spyOn(cms.payload.db, 'findOne')
    const signingIn = recoveryCodes.slice(0, 4).map((code) => logIn(person.email, code))
    // The first of them has read the account, and compares the password now.
    await vi.waitFor(() =>
      expect(reading).toHaveBeenCalledWith(
        expect.objectContaining({ where: { email: { equals: person.email } } }),
      ),
    )
    reading.mockRestore()
    const [done, ...signedIn] = await Promise.all([reset(person, admin), ...signingIn])
    expect([done, ...signedIn].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await view(person, admin)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 })
  })

  test('takes no old recovery code once its owner has renewed them, also while they sign in', async () => {
    const person = await signIn(cms, 'editor')
    const { recoveryCodes } = await setUpSecondFactor(cms, person)
    const signingIn = recoveryCodes.slice(0, 4).map((code) => logIn(person.email, code))
    const [renewed] = await Promise.all([act('recovery-codes', person, person), ...signingIn])
    expect(renewed.status).toBe(200)
    expect(await view(person, admin)).toMatchObject({ recoveryCodesLeft: 10 })
    expect((await logIn(person.email, recoveryCodes[5])).status).toBe(401)
  })

  test('is in the audit trail: who turned it on, and who took it away', async () => {
    const person = await signIn(cms, 'editor', 'Виктор')
    await setUpSecondFactor(cms, person)
    await reset(person, admin)
    const { docs } = await cms.payload.find({
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
  const person = await signIn(cms, 'admin', 'Галина')
  await setUpSecondFactor(cms, person)
  const script = 'apps/cms/src/commands/reset-second-factor.ts'
  const done = await runScript(script, [person.email.toUpperCase()], {})
  expect(done).toMatchObject({ code: 0, said: expect.stringContaining('password alone') })
  expect((await logIn(person.email)).status).toBe(200)
})

test('a secret that another account’s was put in the place of does not open', async () => {
  const { seal, unseal } = await import('../src/people/second-factor/seal.ts')
  const sealed = seal('SECRET', 1)
  expect(unseal(sealed, 1)).toBe('SECRET')
  expect(unseal(sealed, 2)).toBeNull()
  expect(unseal(`${sealed.slice(0, -2)}AA`, 1)).toBeNull()
})

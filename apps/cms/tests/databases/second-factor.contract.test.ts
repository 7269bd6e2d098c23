import { describe, expect, test, vi } from 'vitest'
import { inSeconds } from '../support/mocks.ts'
import { password, type SignedIn, send, signIn, tryLogIn } from '../support/people.ts'
import { codeOf, setUpSecondFactor } from '../support/second-factor.ts'
import { errorOf, signingIn, somewhere } from '../support/signing-in.ts'

const door = await signingIn()
const { logIn, require } = door

const pathOf = ({ id }: SignedIn) => `/users/${id}/second-factor`
const viewOf = async (person: SignedIn) =>
  (await door.cms.rest(pathOf(person), { headers: door.admin.headers })).json()
const newKeyFor = (email: string) =>
  door.cms.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })

describe('somebody with a second factor', () => {
  test('does not get in by the password alone, and is told what is missing', async () => {
    const person = await signIn(door.cms, 'editor')
    await setUpSecondFactor(door.cms, person)
    const refused = await logIn(person.email)
    expect(refused.status).toBe(401)
    expect(refused.headers.get('set-cookie')).toBeNull()
    expect((await errorOf(refused)).data).toEqual({ secondFactor: 'needed' })
  })

  test('gets in by the code of the app, the one before and the one after, each once', async () => {
    const person = await signIn(door.cms, 'editor')
    const { secret } = await setUpSecondFactor(door.cms, person)
    inSeconds(120)
    expect((await logIn(person.email, codeOf(secret, -2))).status).toBe(401)
    expect((await logIn(person.email, codeOf(secret, -1))).status).toBe(200)
    const code = codeOf(secret)
    expect((await logIn(person.email, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
    expect((await logIn(person.email, code)).status).toBe(401)
    // Codes older than an accepted one are refused.
    expect((await logIn(person.email, codeOf(secret, -1))).status).toBe(401)
    expect((await logIn(person.email, codeOf(secret, 1))).status).toBe(200)
  })

  test('gets in once by a code that is sent ten times at once', async () => {
    const person = await signIn(door.cms, 'editor')
    const { secret } = await setUpSecondFactor(door.cms, person)
    inSeconds(60)
    const code = codeOf(secret)
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(person.email, code)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('whose second factor is reset while they sign in has none', async () => {
    const person = await signIn(door.cms, 'editor')
    const { recoveryCodes } = await setUpSecondFactor(door.cms, person)
    const reading = vi.spyOn(door.cms.payload.db, 'findOne')
    const signingIn = recoveryCodes.slice(0, 4).map((code) => logIn(person.email, code))
    // The first of them has read the account, and compares the password now.
    await vi.waitFor(() =>
      expect(reading).toHaveBeenCalledWith(
        expect.objectContaining({ where: { email: { equals: person.email } } }),
      ),
    )
    reading.mockRestore()
    const reset = send(door.cms, 'DELETE', pathOf(person), { currentPassword: password }, door.admin.headers)
    const answers = await Promise.all([reset, ...signingIn])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await viewOf(person)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 })
  })

  test('gets in by no old recovery code once they have renewed them, also while they sign in', async () => {
    const person = await signIn(door.cms, 'editor')
    const { recoveryCodes } = await setUpSecondFactor(door.cms, person)
    const signingIn = recoveryCodes.slice(0, 4).map((code) => logIn(person.email, code))
    const path = `${pathOf(person)}/recovery-codes`
    const renewing = send(door.cms, 'POST', path, { currentPassword: password }, person.headers)
    expect((await Promise.all([renewing, ...signingIn]))[0]?.status).toBe(200)
    expect(await viewOf(person)).toMatchObject({ recoveryCodesLeft: 10 })
    expect((await logIn(person.email, recoveryCodes[5])).status).toBe(401)
  })

  test('gets in by a recovery code, in any writing, once', async () => {
    const person = await signIn(door.cms, 'editor')
    const { recoveryCodes } = await setUpSecondFactor(door.cms, person)
    expect(new Set(recoveryCodes).size).toBe(10)
    const [code = ''] = recoveryCodes
    expect((await logIn(person.email, ` ${code.toLowerCase().replace('-', ' ')} `)).status).toBe(200)
    expect((await logIn(person.email, code)).status).toBe(401)
    expect((await logIn(person.email, recoveryCodes[1])).status).toBe(200)
  })

  test('is not found out by guessing codes: wrong ones count, whatever address they come from', async () => {
    const person = await signIn(door.cms, 'editor')
    const { recoveryCodes } = await setUpSecondFactor(door.cms, person)
    const guesser = somewhere()
    for (let tried = 0; tried < 5; tried++)
      expect((await logIn(person.email, '000000', guesser)).status).toBe(401)
    expect((await logIn(person.email, '000000', guesser)).status).toBe(429)
    for (let tried = 0; tried < 5; tried++) expect((await logIn(person.email, '000000')).status).toBe(401)
    expect((await logIn(person.email, recoveryCodes[0])).status).toBe(429)
    await send(door.cms, 'POST', '/users/unlock', { email: person.email }, door.admin.headers)
    expect((await logIn(person.email, recoveryCodes[0])).status).toBe(200)
  })

  test('gets no session of a new password by mail', async () => {
    const person = await signIn(door.cms, 'editor')
    const { secret } = await setUpSecondFactor(door.cms, person)
    const token = await newKeyFor(person.email)
    const chosen = { token, password: 'Drugoj2026Parol' }
    const answer = await send(door.cms, 'POST', '/users/reset-password', chosen)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toBeNull()
    const data = { email: person.email, password: 'Drugoj2026Parol' }
    expect((await tryLogIn(door.cms, data, somewhere())).status).toBe(401)
    inSeconds(60)
    const withCode = { ...data, code: codeOf(secret) }
    expect((await send(door.cms, 'POST', '/users/login', withCode, somewhere())).status).toBe(200)
  })

  test('is not helped by a new password by mail to guess codes: wrong ones still count', async () => {
    const person = await signIn(door.cms, 'editor')
    const { recoveryCodes } = await setUpSecondFactor(door.cms, person)
    for (let tried = 0; tried < 10; tried++) expect((await logIn(person.email, '000000')).status).toBe(401)
    const token = await newKeyFor(person.email)
    expect((await send(door.cms, 'POST', '/users/reset-password', { token, password })).status).toBe(200)
    expect((await logIn(person.email, recoveryCodes[0])).status).toBe(429)
  })

  test('keeps it when the account is changed', async () => {
    const person = await signIn(door.cms, 'editor')
    await setUpSecondFactor(door.cms, person)
    const change = { name: 'Борис', secondFactor: { confirmedAt: null, secret: null } }
    expect((await send(door.cms, 'PATCH', `/users/${person.id}`, change, person.headers)).status).toBe(200)
    expect((await logIn(person.email)).status).toBe(401)
  })

  test('has nothing of it in the database that would let a thief of the file in', async () => {
    const person = await signIn(door.cms, 'editor')
    const { secret, recoveryCodes } = await setUpSecondFactor(door.cms, person)
    const stored = JSON.stringify(
      await door.cms.payload.db.findOne({ collection: 'users', where: { id: { equals: person.id } } }),
    )
    for (const kept of [secret, ...recoveryCodes]) expect(stored).not.toContain(kept)
  })

  test('shows nothing of it to anybody', async () => {
    const person = await signIn(door.cms, 'editor')
    await setUpSecondFactor(door.cms, person)
    for (const headers of [person.headers, door.admin.headers]) {
      for (const path of [`/users/${person.id}`, '/users/me', '/users?depth=2'])
        expect(await (await door.cms.rest(path, { headers })).text()).not.toMatch(
          /secondFactor|recoveryCodes/,
        )
    }
  })
})

describe('where the settings demand a second factor', () => {
  test('somebody without one sets it up while signing in, and gets recovery codes once', async () => {
    const { email } = await signIn(door.cms, 'editor')
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
    const { email } = await signIn(door.cms, 'editor')
    await require(true)
    const refused = await tryLogIn(door.cms, { email, password: 'Neverno2026' }, somewhere())
    expect((await errorOf(refused)).data).toBeUndefined()
  })

  test('a code for a secret that was never shown does not get in', async () => {
    const { email } = await signIn(door.cms, 'editor')
    await require(true)
    expect((await errorOf(await logIn(email, '123456'))).data.secondFactor).toBe('setUp')
  })

  test('nobody turns theirs off', async () => {
    const person = await signIn(door.cms, 'editor')
    await setUpSecondFactor(door.cms, person)
    await require(true)
    const data = { currentPassword: password }
    const refused = await send(door.cms, 'POST', `${pathOf(person)}/turn-off`, data, person.headers)
    expect(refused.status).toBe(400)
    expect((await viewOf(person)).isOn).toBe(true)
  })
})

import { expect, test } from 'vitest'
import { testCms } from './support/cms.ts'
import { password, type SignedIn, send, signIn, tryLogIn } from './support/people.ts'

const cms = await testCms()
const admin = await signIn(cms, 'admin', 'Анна')

const drugoj = 'Drugoj2026Parol'
const change = (person: SignedIn, data: object, by = person) =>
  send(cms, 'PATCH', `/users/${person.id}`, data, by.headers)

test.each([
  ['password', { password: drugoj }],
  ['e-mail address', { email: 'novaya-pochta@example.ru' }],
])('a new %s is refused without the present password, and with a wrong one', async (_, data) => {
  const person = await signIn(cms, 'editor')
  for (const currentPassword of [undefined, '', 'Neverno2026', 7]) {
    const refused = await change(person, { ...data, currentPassword })
    expect(refused.status).toBe(400)
    expect((await refused.json()).errors[0].data.errors[0].path).toBe('currentPassword')
  }
  expect((await tryLogIn(cms, { email: person.email, password })).status).toBe(200)
})

test('with the present password both are changed, and it is neither stored nor shown', async () => {
  const person = await signIn(cms, 'editor')
  const email = 'pereehala@example.ru'
  const changed = await change(person, { email, password: drugoj, currentPassword: password })
  expect(changed.status).toBe(200)
  expect(await changed.text()).not.toMatch(/currentPassword/)
  expect((await tryLogIn(cms, { email, password: drugoj })).status).toBe(200)
  const { docs } = await cms.payload.find({ collection: 'audit-log', sort: '-id', limit: 5 })
  expect(JSON.stringify(docs)).not.toContain(password)
})

test('an administrator shows their own password to change somebody else’s', async () => {
  const person = await signIn(cms, 'editor')
  await change(person, { password: drugoj, currentPassword: password })
  for (const [currentPassword, status] of [
    [drugoj, 400],
    [password, 200],
  ] as const)
    expect((await change(person, { password: 'Tretij2026Parol', currentPassword }, admin)).status).toBe(
      status,
    )
})

test('a change of many accounts at once needs it too', async () => {
  const person = await signIn(cms, 'editor')
  const many = (data: object) =>
    send(cms, 'PATCH', `/users?where[id][equals]=${person.id}`, data, admin.headers)
  expect((await many({ password: drugoj })).status).toBe(400)
  expect((await many({ email: 'vsem@example.ru' })).status).toBe(400)
})

test('everything else is changed without it, with the same e-mail address in another writing', async () => {
  const person = await signIn(cms, 'editor')
  const data = { name: 'Борис', email: person.email.toUpperCase() }
  expect((await change(person, data)).status).toBe(200)
})

test('guessing it counts like guessing at the door', async () => {
  const person = await signIn(cms, 'editor')
  for (let tried = 0; tried < 5; tried++)
    expect((await change(person, { password: drugoj, currentPassword: 'Neverno2026' })).status).toBe(400)
  expect((await change(person, { password: drugoj, currentPassword: password })).status).toBe(429)
})

test('the system changes passwords without', async () => {
  const { id, email } = await signIn(cms, 'editor')
  await cms.payload.update({ collection: 'users', id, data: { password: drugoj } })
  expect((await tryLogIn(cms, { email, password: drugoj })).status).toBe(200)
})

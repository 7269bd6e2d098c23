import { beforeEach, expect, test } from 'vitest'
import { runQueue } from './support/jobs.ts'
import { decode } from './support/mail-server.ts'
import { emptyOutbox, mailingCms, renewServer } from './support/mailing-cms.ts'
import { password, send, signIn, tryLogIn } from './support/people.ts'

let last = 0

const { cms, server } = await mailingCms()
const { failExpiredMails } = await import('../src/accounts/expired-letters.ts')
const admin = await signIn(cms, 'admin')
beforeEach(async () => {
  await emptyOutbox(cms)
  renewServer(server)
})

async function inviteSomebody(): Promise<{ id: number; email: string }> {
  last += 1
  const email = `novyj-${last}@example.ru`
  const data = { name: 'Новый', email, role: 'editor' }
  const response = await send(cms, 'POST', '/users', data, admin.headers)
  expect(response.status).toBe(201)
  const { doc } = await response.json()
  return { id: doc.id, email }
}

/** The key in the link of the letter that was sent last. */
async function keyOfLetter(): Promise<string> {
  await runQueue(cms, 'mail')
  const letter = decode(server.letters.at(-1)?.raw ?? '')
  return /\/admin\/new-password\/([0-9a-f]{40})/.exec(letter)?.[1] ?? ''
}

const setPassword = (token: string, wanted = password) =>
  send(cms, 'POST', '/users/reset-password', { token, password: wanted })

const invitedAt = async (id: number) =>
  (await cms.payload.findByID({ collection: 'users', id })).invitedAt ?? null

test('an account made without a password sends its owner a letter, by which they set one, once', async () => {
  const { id, email } = await inviteSomebody()
  const token = await keyOfLetter()
  expect(server.letters).toHaveLength(1)
  expect(token).not.toBe('')
  expect(await invitedAt(id)).not.toBeNull()
  expect((await tryLogIn(cms, { email, password })).status).toBe(401)

  expect((await setPassword(token, 'коротко')).status).toBe(400)
  expect((await setPassword(token)).status).toBe(200)
  expect((await tryLogIn(cms, { email, password })).status).toBe(200)
  expect(await invitedAt(id)).toBeNull()
  expect((await setPassword(token, 'Drugoj2026Parol')).status).toBe(403)
})

test('an invitation can be sent again as long as no password is set; the earlier link stops working', async () => {
  const { id } = await inviteSomebody()
  const first = await keyOfLetter()
  const again = () => send(cms, 'POST', `/users/${id}/invite`, {}, admin.headers)
  expect((await again()).status).toBe(200)
  const second = await keyOfLetter()
  expect(server.letters).toHaveLength(2)
  expect((await setPassword(first)).status).toBe(403)
  expect((await setPassword(second)).status).toBe(200)
  expect((await again()).status).toBe(409)
})

test('the link of an invitation stops working after three days, and a letter that has waited so long is given up', async () => {
  const { id } = await inviteSomebody()
  const token = await keyOfLetter()
  const { docs } = await cms.payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    showHiddenFields: true,
  })
  const works = Date.parse(docs[0]?.resetPasswordExpiration ?? '') - Date.now()
  expect(Math.round(works / 3_600_000)).toBe(72)
  const past = { resetPasswordExpiration: new Date(Date.now() - 1).toISOString() }
  await cms.payload.db.updateOne({ collection: 'users', id, data: past })
  expect((await setPassword(token)).status).toBe(403)

  await inviteSomebody()
  const age = async (hours: number) => {
    const createdAt = new Date(Date.now() - hours * 3_600_000).toISOString()
    const waiting = { collection: 'mails', where: { state: { equals: 'waiting' } } } as const
    await cms.payload.db.updateMany({ ...waiting, data: { createdAt } })
    await failExpiredMails(cms.payload)
    return cms.payload.count(waiting)
  }
  expect((await age(71)).totalDocs).toBe(1)
  expect((await age(73)).totalDocs).toBe(0)
})

test('a password given by the administrator works at once, without a letter', async () => {
  const email = 'srazu@example.ru'
  await send(cms, 'POST', '/users', { name: 'Сразу', email, role: 'expert', password }, admin.headers)
  await runQueue(cms, 'mail')
  expect(server.letters).toEqual([])
  expect((await tryLogIn(cms, { email, password })).status).toBe(200)
})

import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { afterAll, expect, test } from 'vitest'
import { testCms } from './support/cms.ts'
import { startMailServer } from './support/mail-server.ts'
import { startOtherInstance } from './support/other-instance.ts'

const letters = 60

const server = await startMailServer()
const cms = await testCms({ SMTP_URL: server.url, MAIL_FROM: 'pisma@pryad.example' })
const other = await startOtherInstance('mail')
afterAll(async () => {
  other?.stop()
  await server?.stop()
})

test('two processes on one database send each letter once, and both take part', async () => {
  const { queueMail } = await import('../src/mail/outbox.ts')
  const req = await createLocalReq({}, cms.payload)
  for (let number = 1; number <= letters; number++) {
    const to = `pismo-${number}@example.ru`
    const message = { to, subject: `Письмо ${number}`, html: '<p>Здравствуйте.</p>', text: 'Здравствуйте.' }
    await queueMail(req, { key: randomUUID(), kind: 'account', title: `Письмо ${number}`, message })
  }

  const [here, there] = await Promise.all([drainQueue(), other.drainQueue()])

  expect(server.letters.flatMap(({ to }) => to).sort()).toEqual(
    Array.from({ length: letters }, (_, index) => `pismo-${index + 1}@example.ru`).sort(),
  )
  expect(here + there).toBe(letters)
  expect(here).toBeGreaterThan(0)
  expect(there).toBeGreaterThan(0)
  const sent = await cms.payload.count({ collection: 'mails', where: { state: { equals: 'sent' } } })
  expect(sent.totalDocs).toBe(letters)
})

async function drainQueue(): Promise<number> {
  for (let done = 0; ; ) {
    const run = await cms.payload.jobs.run({ queue: 'mail', limit: 3, silent: true })
    if (run.noJobsRemaining) return done
    done += Object.keys(run.jobStatus ?? {}).length
  }
}

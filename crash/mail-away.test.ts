import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../apps/cms/tests/support/mail-server.ts'
import { type Installation, killCms, startInstallation, testSeed } from './support/installation.ts'
import { firstAccount, hireRecipients } from './support/staff.ts'
import { readStored } from './support/stored.ts'
import { until } from './support/until.ts'
import { Visitor } from './support/visitor.ts'

let server: MailServer
let installation: Installation

beforeAll(async () => {
  server = await startMailServer()
  installation = await startInstallation(testSeed(), {
    settings: { SMTP_URL: server.url, MAIL_FROM: 'Прядь <pisma@pryad.example>' },
  })
  await hireRecipients(await firstAccount(installation), 1)
})

afterAll(async () => {
  await installation?.stop()
  await server?.stop()
})

/** Asks a question whose letter cannot be sent now. */
async function askInVain(question: string): Promise<void> {
  await new Visitor(installation.siteUrl, { question }).sendUntilAcknowledged(AbortSignal.timeout(30_000))
  await until('the letter has been tried in vain', () => {
    const { mails } = readStored(installation.dataDir)
    return mails.some(({ state, attempts }) => state === 'waiting' && attempts > 0)
  })
}

const lettersWith = (words: string) => server.letters.filter(({ text }) => text.includes(words))

test('a letter waits until the mail server is back, and is sent once', async () => {
  await server.stop()
  const question = 'Можно ли красить волосы на следующий день?'
  await askInVain(question)
  await server.start()
  await until('the letter has arrived', () => lettersWith(question).length > 0, 60_000)
  await until('nothing is left to send', () =>
    readStored(installation.dataDir).mails.every(({ state }) => state === 'sent'),
  )
  expect(lettersWith(question)).toHaveLength(1)
})

test('a letter that waits when the cms is restarted is sent, though nobody asks for anything but the content', async () => {
  await server.stop()
  const question = 'Сколько держать краску на отросших корнях?'
  await askInVain(question)
  await killCms(installation)
  await server.start()
  await until('the letter has arrived', () => lettersWith(question).length > 0, 60_000)
  expect(lettersWith(question)).toHaveLength(1)
})

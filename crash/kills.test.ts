import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  apiAnswers,
  type Installation,
  killCms,
  startInstallation,
  testSeed,
} from './support/installation.ts'
import { firstAccount, hireRecipients } from './support/staff.ts'
import { expectedLetters, missingLetters, readStored } from './support/stored.ts'
import { until } from './support/until.ts'
import { proxySettings, type Sent, Visitor } from './support/visitor.ts'
import { knownPages, statusOf, watchPages } from './support/watch-pages.ts'

const kills = 4
const clients = 3
const recipients = 3
/** In seconds: twice the time allowed on an idle machine. */
const backAgain = 20

let installation: Installation

beforeAll(async () => {
  installation = await startInstallation(testSeed(), { settings: proxySettings })
  await hireRecipients(await firstAccount(installation), recipients)
})

afterAll(() => installation?.stop())

test('the cms is killed again and again: what was acknowledged is stored once, and the pages stay', async () => {
  const { siteUrl, dataDir } = installation
  const pages = await watchPages(siteUrl)
  const sent: Sent[] = []
  const isOver = new AbortController()
  const sending = Array.from({ length: clients }, async () => {
    while (!isOver.signal.aborted) {
      sent.push(await new Visitor(siteUrl).sendUntilAcknowledged(AbortSignal.timeout(60_000)))
    }
  })
  const seconds: number[] = []
  for (let time = 0; time < kills; time++) {
    const before = sent.length
    await until('questions are being acknowledged', () => sent.length >= before + 3)
    seconds.push(await killCms(installation))
  }
  isOver.abort()
  await Promise.all(sending)
  const { asked, failures } = await pages.end()

  expect(Math.max(...seconds)).toBeLessThan(backAgain)
  expect(failures).toEqual([])
  expect(asked).toBeGreaterThan(10)
  const { questions } = readStored(dataDir)
  const keys = questions.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(sent.filter(({ key, id }) => !questions.some((one) => one.key === key && one.id === id))).toEqual([])
})

test('after that there is a letter for everybody who is to be told of a question', async () => {
  const { dataDir } = installation
  const missing = () => {
    const { questions, recipients: people, mails } = readStored(dataDir)
    expect(people).toHaveLength(recipients)
    return missingLetters(expectedLetters(questions, people), mails)
  }
  // A question whose letters were lost gets them at the next start.
  await killCms(installation)
  await until('nobody is left untold', () => missing().length === 0, 90_000).catch(() => undefined)
  expect(missing()).toEqual([])
})

test('both are killed at once, and both come back', async () => {
  const { siteUrl, cmsUrl, kill, pidOf } = installation
  const before = [pidOf('site'), pidOf('cms')]
  kill('site', 'cms')
  await until('both have been started again', () =>
    [pidOf('site'), pidOf('cms')].every((pid) => pid !== undefined && !before.includes(pid)),
  )
  await until('the cms answers', () => apiAnswers(cmsUrl), 60_000)
  await until('the site answers', async () => (await statusOf(siteUrl)) === '200')
})

test('a site that is restarted while there is no cms shows the pages it knows', async () => {
  const { siteUrl, cmsUrl, ports, kill, pidOf } = installation
  for (const page of knownPages) expect(await statusOf(`${siteUrl}${page}`)).toBe('200')
  // Another process on its port keeps the cms from starting.
  const holder = createServer((socket) => socket.destroy())
  kill('cms')
  await listenAt(holder, ports.cms)
  const before = pidOf('site')
  kill('site')
  await until('the site has been started again', () => ![undefined, before].includes(pidOf('site')))
  await until('the site listens', async () => /^\d+$/.test(await statusOf(`${siteUrl}/robots.txt`)))
  for (const page of knownPages)
    expect(`${page}: ${await statusOf(`${siteUrl}${page}`)}`).toBe(`${page}: 200`)
  expect(await apiAnswers(cmsUrl)).toBe(false)
  await new Promise((resolve) => holder.close(resolve))
  await until('the cms answers again', () => apiAnswers(cmsUrl), 60_000)
})

async function listenAt(server: ReturnType<typeof createServer>, port: number): Promise<void> {
  for (;;) {
    const isListening = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
    })
    server.removeAllListeners('error')
    if (isListening) return
    await wait(10)
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer } from '../apps/cms/tests/support/mail-server.ts'
import { startS3StandIn } from '../apps/cms/tests/support/s3-stand-in.ts'
import { firstAccount, hireRecipients, type Staff, signIn } from '../crash/support/staff.ts'
import { until } from '../crash/support/until.ts'
import { Visitor } from '../crash/support/visitor.ts'
import { startCms, startSite } from '../scripts/services/apps.ts'
import { freePort } from '../scripts/services/ports.ts'
import type { Service } from '../scripts/services/service.ts'
import { startSeededPostgres, testSecret } from '../scripts/test/servers.ts'

/** One of two sites with its cms, on one database, bucket and mail server: docs/operations/several-instances.md. */
type Instance = {
  siteUrl: string
  cmsUrl: string
  dataDir: string
  site: Service
  cms: Service
  staff: Staff
}

const origin = 'https://pryad.example.ru'
const folder = mkdtempSync(path.join(tmpdir(), 'pryad-instances-'))
const article = { id: 0, slug: '' }
const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
let mail: Awaited<ReturnType<typeof startMailServer>>
let one: Instance
let other: Instance

beforeAll(async () => {
  const seed = process.env.TEST_SEED_DIR
  if (!seed) throw new Error('TEST_SEED_DIR must name a data folder with the first content.')
  const postgres = await startSeededPostgres(seed)
  const bucket = await startS3StandIn()
  mail = await startMailServer()
  stops.unshift(postgres.stop, bucket.stop, mail.stop)
  const ports = { sites: [await freePort(), await freePort()], cms: [await freePort(), await freePort()] }
  const settings = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'loopback',
    DATABASE_URL: postgres.urlOf('seed'),
    ...bucket.env,
    SMTP_URL: mail.url,
    MAIL_FROM: 'pisma@pryad.example',
    PAYLOAD_SECRET: testSecret,
    SITE_SECRET: testSecret,
    SITE_URL: origin,
    CMS_URL: 'https://cms.example.ru',
    SITE_PURGE_URLS: ports.sites.map(urlOf).join(),
    // No site finds a change by itself meanwhile.
    CONTENT_POLL_MS: '3600000',
  }
  const start = async (number: number): Promise<Omit<Instance, 'staff'>> => {
    const [sitePort = 0, cmsPort = 0] = [ports.sites[number], ports.cms[number]]
    const dataDir = path.join(folder, String(number))
    const apiPort = await startBalancer(number === 0 ? ports.cms : ports.cms.toReversed())
    const env = { ...settings, PORT: String(sitePort), API_URL: urlOf(apiPort) }
    const addresses = { site: sitePort, cms: cmsPort }
    const cms = startCms(addresses, dataDir, { ...env, DATA_DIR: dataDir })
    const site = startSite(addresses, dataDir, { ...env, DATA_DIR: path.join(dataDir, 'site') })
    stops.unshift(() => Promise.all([site.stop(), cms.stop()]))
    await Promise.all([cms.ready(), site.ready()])
    return { siteUrl: urlOf(sitePort), cmsUrl: urlOf(cmsPort), dataDir, site, cms }
  }
  const [first, second] = await Promise.all([start(0), start(1)])
  one = { ...first, staff: await firstAccount(first) }
  other = { ...second, staff: await signIn(second.cmsUrl) }
  await hireRecipients(one.staff, 1)
  const { docs } = await one.staff.send<{ docs: (typeof article)[] }>('GET', '/articles?limit=1&depth=0')
  Object.assign(article, docs[0])
})

afterAll(async () => {
  for (const stop of stops) await stop()
})

const urlOf = (port: number) => `http://127.0.0.1:${port}`

/** Before the cms of one site: a connection goes to the first of these ports that takes it. Gives its own port. */
async function startBalancer(cmsPorts: number[]): Promise<number> {
  const port = await freePort()
  const server = createServer((site) => {
    const pass = ([to = 0, ...others]: number[]) => {
      const next = () => (others.length > 0 ? pass(others) : site.destroy())
      const cms = connect(to, '127.0.0.1').once('error', next)
      cms.once('connect', () => pipeline(site, cms.off('error', next), site, () => undefined))
    }
    pass(cmsPorts)
  }).listen(port, '127.0.0.1')
  stops.unshift(() => server.close())
  return port
}

/** Both sites show an article's new title as soon as it is stored. */
async function edit({ staff }: Instance, title: string): Promise<void> {
  await staff.send('PATCH', `/articles/${article.id}`, { title, _status: 'published' })
  const shows = async ({ siteUrl }: Instance) =>
    (await (await fetch(`${siteUrl}/articles/${article.slug}`)).text()).includes(title)
  await until(`both show «${title}»`, async () => (await shows(one)) && (await shows(other)), 10_000)
}

/** A question sent through a site is in the panel of a cms, and staff get one letter about it. */
async function askThrough({ siteUrl }: Instance, { staff }: Instance, question: string): Promise<void> {
  const { id } = await new Visitor(siteUrl, { question, origin }).sendUntilAcknowledged(
    AbortSignal.timeout(30_000),
  )
  expect(await staff.send('GET', `/faq-questions/${id}?depth=0`)).toMatchObject({ asked: { text: question } })
  const letters = () => mail.letters.filter(({ text }) => text.includes(question))
  await until('the letter has arrived', () => letters().length > 0)
  await until('nothing is left to send', async () => {
    const { totalDocs } = await staff.send('GET', '/mails?where[state][not_equals]=sent')
    return totalDocs === 0
  })
  expect(letters()).toHaveLength(1)
}

test('a change made through either cms is shown by both sites without waiting for their poll', async () => {
  await edit(one, 'Красим корни')
  await edit(other, 'Тонируем концы')
})

test('a question sent through one site is in the panel of the other cms, and its letter is sent once', async () => {
  await askThrough(one, other, 'Сколько держать краску на отросших корнях?')
})

test('the limit of questions is counted over both', async () => {
  const send = ({ siteUrl }: Instance) => new Visitor(siteUrl, { origin, address: '192.0.2.7' }).send()
  for (const instance of [one, other, one, other, one])
    expect(await send(instance)).toHaveProperty('key', expect.any(String))
  for (const instance of [one, other])
    expect(await send(instance)).toHaveProperty('body', expect.stringContaining('несколько вопросов подряд'))
})

test('one cms is killed: both sites answer, and the other cms goes on for both', async () => {
  one.cms.kill()
  await one.cms.ended
  // A page that is kept, and one that nobody has asked for yet.
  for (const { siteUrl } of [one, other])
    for (const page of ['/', '/video']) expect((await fetch(siteUrl + page)).status).toBe(200)
  await edit(other, 'Осветляем пряди')
  await askThrough(one, other, 'Можно ли красить волосы на следующий день?')
})

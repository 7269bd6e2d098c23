import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Installation, startInstallation, testSeed } from './support/installation.ts'
import { firstAccount, hireRecipients, type Staff } from './support/staff.ts'
import { letters } from './support/stored.ts'
import { until } from './support/until.ts'
import { Visitor } from './support/visitor.ts'
import { statusOf } from './support/watch-pages.ts'

/** The site polls only once in this time: it was notified of every change that it shows sooner. */
const untold = { CONTENT_POLL_MS: '3600000' }

type Article = { id: number; title: string; slug: string }

let installation: Installation
let staff: Staff
let article: Article

beforeAll(async () => {
  installation = await startInstallation(testSeed(), { settings: untold })
  staff = await firstAccount(installation)
  await hireRecipients(staff, 1)
  const { docs } = await staff.send<{ docs: Article[] }>('GET', '/articles?limit=1&sort=-publishedAt')
  if (!docs[0]) throw new Error('There is no article.')
  article = docs[0]
})

afterAll(() => installation?.stop())

test('the start names the addresses that answer', async () => {
  const { said, siteUrl, cmsUrl } = installation
  expect(said()).toContain(`Site            ${siteUrl}\n`)
  expect(said()).toContain(`Editors' panel  ${cmsUrl}/admin\n`)
  expect(await statusOf(siteUrl)).toBe('200')
  expect(await statusOf(`${cmsUrl}/admin`)).toBe('200')
})

test('the start prints where the first account is made, for who can read the data folder', () => {
  const [, code] =
    /First account {3}\S+\/admin\/create-first-user\?code=(\S+)\n/.exec(installation.said()) ?? []
  expect(code).toMatch(/^[\w-]{16,}$/)
})

test('«Предпросмотр» leads to the article on the site', async () => {
  const target = await staff.preview(`articles/${article.id}`)
  expect(new URL(target ?? '').origin).toBe(installation.siteUrl)
  const page = await fetch(target ?? '')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain(article.title)
})

test('the site is told of an edit, and shows it', async () => {
  const { siteUrl } = installation
  const address = `${siteUrl}/articles/${article.slug}`
  const title = `${article.title}, исправлено`
  expect(await (await fetch(address)).text()).not.toContain(title)
  await staff.send('PATCH', `/articles/${article.id}`, { title, _status: 'published' })
  await until('the site shows the edit', async () => (await (await fetch(address)).text()).includes(title))
})

test('every link of a letter leads to the site or to the panel, and is answered', async () => {
  const { siteUrl, cmsUrl, dataDir } = installation
  const { id } = await new Visitor(siteUrl).sendUntilAcknowledged(AbortSignal.timeout(20_000))
  const hasLetters = (count: number) => async () => (await letters(dataDir)).length === count
  await until('the staff is told', hasLetters(1), 60_000)
  const text = (content: string) => ({ type: 'text', version: 1, text: content })
  const paragraph = { type: 'paragraph', version: 1, direction: null, children: [text('Да, за один раз.')] }
  await staff.send('PATCH', `/faq-questions/${id}`, {
    answer: {
      root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children: [paragraph] },
    },
    published: true,
  })
  await until('the answer is sent', hasLetters(2), 60_000)

  const links = (await letters(dataDir)).flatMap((letter) => letter.match(/https?:\/\/[^\s"'<>)\]]+/g) ?? [])
  const own = links.filter((link) => new URL(link).hostname === 'localhost')
  const origins = new Set(own.map((link) => new URL(link).origin))
  expect([...origins].sort()).toEqual([siteUrl, cmsUrl].sort())
  for (const link of new Set(own)) expect(`${link}: ${await statusOf(link)}`).toBe(`${link}: 200`)
})

test('asked to end, it leaves no process behind', async () => {
  expect(installation.pidOf('cms')).toBeDefined()
  expect(installation.pidOf('site')).toBeDefined()
  expect(await installation.end()).toEqual([])
})

import { expect } from '@playwright/test'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type ClientName, foreignClients, makeCalls } from './support/foreign-clients.ts'
import { startForeignServer } from './support/foreign-server.ts'
import { test as base } from './support/servers.ts'

type Foreign = Awaited<ReturnType<typeof startForeignServer>>

const test = base.extend<object, { foreign: Foreign }>({
  foreign: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its first parameter
    async ({}, use) => {
      const server = await startForeignServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  cmsSettings: [async ({ foreign }, use) => use({ API_ORIGINS: foreign.origin }), { scope: 'worker' }],
})

const names: ClientName[] = ['apollo', 'urql']

/** A response that the self-hosted captcha takes. */
async function passCaptcha(url: string): Promise<string> {
  const { captchaChallenge } = (await foreignClients.urql(url).query('{ captchaChallenge }')) as {
    captchaChallenge: Challenge
  }
  const solution = await solveChallenge({ challenge: captchaChallenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge: captchaChallenge, solution })).toString('base64')
}

/** A list with an entry that has these fields among others. */
const listWith = (fields: Record<string, unknown>) => ({
  data: expect.arrayContaining([expect.objectContaining(fields)]),
})
const [word, lesson] = [expect.any(String), { slug: 'toniruem-blond', href: '/video?slug=toniruem-blond' }]
const href = expect.stringMatching(/^\/articles\//)
const conversions = expect.arrayContaining([expect.objectContaining({ name: 'preview_3_2', url: word })])
const tags = expect.arrayContaining([expect.objectContaining({ slug: word })])
const links = expect.arrayContaining([expect.objectContaining({ type: 'shop' })])

/** Answers of the five calls: the specification's fields, and something in every list. */
const answers = {
  getArticles: {
    articles: listWith({
      id: word,
      title: word,
      href,
      preview: expect.objectContaining({ conversions }),
      tags,
    }),
    video: listWith(lesson),
  },
  getVideo: { video: listWith(lesson) },
  getFaq: { faqQuestions: listWith({ question: word, answer: expect.stringContaining('<p>') }) },
  getProducts: { productsPackageProducts: { data: [expect.objectContaining({ links })] } },
  addFaq: { sendFaqPackageQuestion: expect.objectContaining({ id: expect.stringMatching(/^\d+$/) }) },
}

test.describe('other GraphQL clients', { tag: '@full' }, () => {
  test('make the calls of the specification as it writes them, from Node', async ({ servers }) => {
    const url = `${servers.cmsUrl}/graphql`
    for (const name of names)
      expect(await makeCalls(foreignClients[name](url), await passCaptcha(url)), name).toMatchObject(answers)
  })

  test('make them from a page on another port, if its origin is named, and read nothing otherwise', async ({
    servers,
    foreign,
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/blocked by CORS policy/, /Failed to load resource/)
    const url = `${servers.cmsUrl}/graphql`
    const callFrom = async (origin: string, name: ClientName) => {
      const recaptcha = await passCaptcha(url)
      await page.goto(`${origin}/`)
      await page.waitForFunction(() => 'makeCalls' in window)
      return page.evaluate(
        ([client, address, response]) =>
          window.makeCalls(client, address, response).catch(() => 'refused' as const),
        [name, url, recaptcha] as const,
      )
    }
    for (const name of names) expect(await callFrom(foreign.origin, name), name).toMatchObject(answers)
    const stranger = await startForeignServer()
    for (const name of names) expect(await callFrom(stranger.origin, name), name).toBe('refused')
    await stranger.stop()
  })
})

import { expect } from '@playwright/test'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { makeCalls } from './support/foreign-calls.ts'
import { type ClientName, foreignClients } from './support/foreign-clients.ts'
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

/** Answers of the five calls: the specification's fields, and something in every list. */
const answers = {
  getArticles: {
    articles: {
      data: expect.arrayContaining([
        expect.objectContaining({
          id: expect.any(String),
          title: expect.any(String),
          href: expect.stringMatching(/^\/articles\//),
          preview: expect.objectContaining({
            conversions: expect.arrayContaining([
              expect.objectContaining({ name: 'preview_3_2', url: expect.any(String) }),
            ]),
          }),
          tags: expect.arrayContaining([expect.objectContaining({ slug: expect.any(String) })]),
        }),
      ]),
    },
    video: { data: expect.arrayContaining([expect.objectContaining({ slug: 'toniruem-blond' })]) },
  },
  getVideo: {
    video: {
      data: expect.arrayContaining([
        expect.objectContaining({ slug: 'toniruem-blond', href: '/video?slug=toniruem-blond' }),
      ]),
    },
  },
  getFaq: {
    faqQuestions: {
      data: expect.arrayContaining([
        expect.objectContaining({ question: expect.any(String), answer: expect.stringContaining('<p>') }),
      ]),
    },
  },
  getProducts: {
    productsPackageProducts: {
      data: [
        expect.objectContaining({
          links: expect.arrayContaining([expect.objectContaining({ type: 'shop' })]),
        }),
      ],
    },
  },
  addFaq: { sendFaqPackageQuestion: expect.objectContaining({ id: expect.stringMatching(/^\d+$/) }) },
}

for (const name of names) {
  test(`${name} makes the calls of the specification as it writes them, from Node`, async ({ servers }) => {
    const url = `${servers.cmsUrl}/graphql`
    expect(await makeCalls(foreignClients[name](url), await passCaptcha(url))).toMatchObject(answers)
  })

  test(`${name} makes them from a page on another port as well`, async ({ servers, foreign, page }) => {
    const url = `${servers.cmsUrl}/graphql`
    const recaptcha = await passCaptcha(url)
    await page.goto(`${foreign.origin}/`)
    await page.waitForFunction(() => 'makeCalls' in window)
    const given = await page.evaluate(
      ([client, address, response]) => window.makeCalls(client, address, response),
      [name, url, recaptcha] as const,
    )
    expect(given).toMatchObject(answers)
  })
}

test('a page whose origin nobody has named reads nothing', async ({ servers, page, expectedConsole }) => {
  expectedConsole.push(/blocked by CORS policy/, /Failed to load resource/)
  const stranger = await startForeignServer()
  await page.goto(`${stranger.origin}/`)
  await page.waitForFunction(() => 'makeCalls' in window)
  for (const client of names) {
    const outcome = await page.evaluate(
      ([name, url]) =>
        window.makeCalls(name, url, '').then(
          () => 'answered',
          () => 'refused',
        ),
      [client, `${servers.cmsUrl}/graphql`] as const,
    )
    expect(outcome).toBe('refused')
  }
  await stranger.stop()
})

const picture = '{ alt url width height blurDataUrl conversions { name url width height type } }'
const tags = 'tags { id name slug }'
const lists = {
  articles: `id title description href preview ${picture} ${tags}`,
  video: `id title description href slug preview ${picture} ${tags}`,
  faqQuestions: `id question answer ${tags}`,
  productsPackageProducts: `ean title picture ${picture} ${tags} links { shop href type }`,
}
type ListName = keyof typeof lists
const listNames = Object.keys(lists) as ListName[]
const pairs = listNames.flatMap((one, index) => [
  [one],
  ...listNames.slice(index + 1).map((other) => [one, other]),
])
const listOf = (name: ListName, first: string) => `${name}(first: ${first}) { data { ${lists[name]} } }`

for (const name of names) {
  test(`${name} is given every list of a hundred, alone and two together, the number written or in a variable`, async ({
    servers,
  }) => {
    const { query } = foreignClients[name](`${servers.cmsUrl}/graphql`)
    for (const pair of pairs) {
      const asked = (first: string) => pair.map((list) => listOf(list, first)).join(' ')
      const written = await query(`{ ${asked('100')} }`)
      const given = await query(`query ($first: Int!) { ${asked('$first')} }`, { first: 100 })
      expect(given).toEqual(written)
      expect(Object.keys(written as object)).toEqual(expect.arrayContaining(pair))
    }
  })

  test(`${name} is refused what costs too much, the number written or in a variable`, async ({ servers }) => {
    const { query } = foreignClients[name](`${servers.cmsUrl}/graphql`)
    const inner = `lessons { ${lists.video} products { ${lists.productsPackageProducts} } }`
    const costly = (first: string) =>
      `articles(first: ${first}) { data { ${lists.articles} ${inner} related { ${lists.articles} ${inner} } } }`
    await expect(query(`{ ${costly('100')} }`)).rejects.toThrow(/cost limit/)
    await expect(query(`query ($first: Int!) { ${costly('$first')} }`, { first: 100 })).rejects.toThrow(
      /cost limit/,
    )
  })
}

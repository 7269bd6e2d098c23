import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import type { Trouble } from './support/stub-api.ts'
import { testOver } from './support/stub-site.ts'
import { texts } from './support/texts.ts'

// The site soon gives up on an API that hangs, yet a busy machine has time for both tries.
const impatient = { API_TIMEOUT_MS: '3000' }
// In trouble from the start: otherwise the site would show the last complete version of a page.
const test = testOver({}, impatient, 'status 500')
const { sections, popups, forms, errors } = texts

const troubles: { trouble: Trouble; isRetried: boolean; logged: RegExp }[] = [
  { trouble: 'no answer', isRetried: true, logged: /getArticles: \[Network\]/ },
  { trouble: 'status 500', isRetried: true, logged: /getArticles: \[Network\].*500/ },
  { trouble: 'GraphQL errors', isRetried: false, logged: /getArticles: \[GraphQL\] Сообщение сервера/ },
  // Both tries share one timeout.
  { trouble: 'hangs', isRetried: false, logged: /getArticles: \[Network\].*timeout/ },
]

/** Pages with their messages in place of missing content. */
const pages = [
  {
    path: '/',
    says: [sections.articles.unavailable, sections.products.unavailable, sections.faq.unavailable],
  },
  { path: '/?tag=sedina', says: [sections.articles.unavailable] },
  { path: '/video', says: [sections.video.unavailable] },
  { path: '/video?slug=korni', says: [popups.video.unavailable] },
  { path: '/articles/kak-krasit', says: [sections.articles.unavailable] },
  { path: '/search?q=корни', says: [sections.search.unavailable] },
  { path: '/privacy', says: [errors.serverError.text] },
  { path: '/shops?ean=2007700000161', says: [popups.shops.unavailable] },
]

/** Addresses that give no page, and so have nothing to say. */
const addresses = [
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/shop-links?ean=2007700000161',
  '/lesson/korni',
  '/captcha-challenge',
]

test.beforeEach(({ api, expectedConsole }) => {
  api.requests.length = 0
  expectedConsole.push(/Failed to load resource/)
})

for (const { trouble, isRetried, logged } of troubles) {
  test.describe(`an API with the trouble «${trouble}»`, () => {
    test.beforeEach(({ api }) => {
      api.trouble = trouble
    })

    for (const { path, says } of pages) {
      test(`${path} is shown, says kindly what is missing, and when to come back`, async ({ page }) => {
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(503)
        expect(answer?.headers()['retry-after']).toBe('30')
        for (const message of says) await expect(page.getByText(message)).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('banner').getByRole('link', { name: texts.navigation.ask })).toBeVisible()
        await expect(page.getByRole('contentinfo').getByText(texts.footer.disclaimer)).toBeVisible()
        // Internal details stay internal.
        await expect(page.getByText(/secret-file/)).toHaveCount(0)
      })
    }

    for (const path of ['/nope-x', '/a/b/c', '/articles/ПЛОХОЙ', '/?page=0']) {
      test(`${path} is a 404: no route knows it`, async ({ page }) => {
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(404)
        expect(answer?.headers()['cache-control']).toBe('no-store')
        await expect(page).toHaveTitle('Page Not Found')
        await expect(page.getByText(`Page not found: ${path}`)).toBeVisible()
      })
    }

    test('addresses that are not pages answer 503 too', async ({ request }) => {
      for (const address of addresses) expect((await request.get(address)).status(), address).toBe(503)
    })

    test('the question form is there, on its page, in the FAQ and in the popup', async ({ page }) => {
      expect((await page.goto('/ask'))?.status()).toBe(200)
      const question = { name: texts.forms.feedback.question.label }
      await expect(page.getByRole('textbox', question)).toBeVisible()
      await openAwake(page, '/')
      await expect(page.locator('#ask').getByRole('textbox', question)).toBeVisible()
      await page.getByRole('banner').getByRole('link', { name: texts.navigation.ask }).click()
      const dialog = page.getByRole('dialog', { name: popups.feedback.title })
      await expect(dialog.getByRole('textbox', question)).toBeVisible()
      await dialog.getByRole('checkbox', { name: forms.captcha.start }).click()
      await expect(dialog.getByText(forms.captcha.loadError)).toBeVisible()
      await expect(dialog.getByRole('button', { name: forms.captcha.retry })).toBeVisible()
    })

    test('a query is asked by GET, and once more at most', async ({ request, api }) => {
      // Not in a browser, which prefetches other pages.
      await request.get('/')
      const queries = api.requests.filter(({ operation }) => operation === 'getArticles')
      expect(queries).toEqual(
        Array.from({ length: isRetried ? 2 : 1 }, () => ({ method: 'GET', operation: 'getArticles' })),
      )
    })

    test('a question is sent once, and what was typed stays', async ({ request, api }) => {
      const form = { name: 'Анна', email: 'anna@example.com', question: 'С чего начать?', consent: 'on' }
      const answer = await request.post('/questions', { form: { ...form, recaptcha: 'solved' } })
      expect(answer.status()).toBe(400)
      expect(await answer.json()).toMatchObject({
        status: 'refused',
        message: popups.feedback.error,
        values: { name: 'Анна', question: 'С чего начать?' },
      })
      expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([
        { method: 'POST', operation: 'addFaq' },
      ])
    })

    test('the failure is logged', async ({ page, servers }) => {
      const before = await servers.siteLog()
      await page.goto('/')
      await expect.poll(async () => (await servers.siteLog()).slice(before.length)).toMatch(logged)
    })
  })
}

test('the error page shows the message of the server, and the number of the request', async ({
  page,
  api,
}) => {
  api.trouble = 'GraphQL errors'
  for (const path of ['/articles/kak-krasit', '/privacy']) {
    await page.goto(path)
    await expect(page).toHaveTitle('Internal Server Error')
    await expect(page.getByText(/Сообщение сервера.*[0-9a-f]{8}-/)).toBeVisible()
  }
})

// A site of its own: a page that was whole once may be shown again while the API is away. It waits for the API as long as every site does: a
// busy machine may be slow to answer.
const comingBack = testOver({}, {}, 'status 500')

comingBack('when the API comes back, the page is whole again', async ({ page, api, expectedConsole }) => {
  expectedConsole.push(/Failed to load resource/)
  api.trouble = 'status 500'
  await page.goto('/video')
  await expect(page.getByText(sections.video.unavailable)).toBeVisible()
  api.trouble = null
  const answer = await page.goto('/video')
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()).not.toHaveProperty('retry-after')
  await expect(page.getByRole('main').getByRole('link', { name: 'Красим корни' })).toBeVisible()
})

import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { plainContent, startPlainApi } from './support/plain-api.ts'
import { fillIn, openForm, proveHuman } from './support/question-form.ts'
import { test as base } from './support/servers.ts'
import type { StubApi } from './support/stub-api.ts'
import { texts } from './support/texts.ts'

const test = base.extend<object, { api: StubApi }>({
  api: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its first parameter
    async ({}, use) => {
      const api = await startPlainApi()
      await use(api)
      await api.stop()
    },
    { scope: 'worker' },
  ],
  siteSettings: [async ({ api }, use) => use({ API_URL: api.url }), { scope: 'worker' }],
})

const { sections, popups, forms } = texts

test.describe('over a backend that has the specification’s fields and no others', () => {
  test('the main page lists articles, lessons and questions', async ({ page, api }) => {
    const answer = await page.goto('/')
    expect(answer?.status()).toBe(200)
    const articles = page.locator('#articles')
    const link = (name: string) => articles.getByRole('link', { name })
    await expect(link('Седина без пятен')).toHaveAttribute('href', '/articles/sedina-bez-pyaten')
    await expect(link('Медь дома')).toHaveAttribute('href', '/articles/12')
    await expect(link('Рассказ журнала')).toHaveAttribute('href', 'https://journal.example/rasskaz')
    const picture = articles.locator('img').first()
    await expect(picture).toHaveAttribute('src', `${api.url}/media/braid.0123456789.webp`)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expect(page.locator('#lessons').getByRole('link', { name: 'Красим корни' })).toBeVisible()
    await expect(page.locator('#faq').getByRole('heading', { name: 'Мыть ли голову?' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/undefined|\b0:00|0\sминут/)
  })

  test('a topic filters what has it, and an unknown one is no page', async ({ page, expectedConsole }) => {
    await page.goto('/?tag=sedina')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Седина')
    await expect(page.locator('#articles').getByRole('article')).toHaveCount(2)
    await expect(page.locator('#lessons').getByRole('article')).toHaveCount(1)
    expectedConsole.push(/404/)
    expect((await page.goto('/?tag=net-takoj'))?.status()).toBe(404)
  })

  test('an article is read by what its list says of it', async ({ page }) => {
    const answer = await page.goto('/articles/sedina-bez-pyaten')
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Седина без\sпятен/)
    await expect(page.getByText(/Три приёма для\sвисков/)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Рассказ журнала' })).toBeVisible()
    expect((await page.goto('/articles/12'))?.status()).toBe(200)
  })

  test('lessons open in their popup, from a file and at a platform', async ({ page, api }) => {
    await openAwake(page, '/video')
    await page.getByRole('main').getByRole('link', { name: 'Красим корни' }).click()
    const dialog = page.getByRole('dialog', { name: 'Красим корни' })
    await expect(dialog.locator('video')).toHaveAttribute('src', `${api.url}/lessons/roots.0123456789.mp4`)
    await expect
      .poll(() => dialog.locator('video').evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThan(0)
    await expect(page).toHaveURL('/video?slug=korni')
    await expect(dialog.getByRole('heading', { name: popups.video.steps })).toHaveCount(0)
    await page.goto('/video?slug=blond')
    await expect(
      page
        .getByRole('dialog')
        .getByText(/RUTUBE/)
        .first(),
    ).toBeVisible()
  })

  test('shops of a barcode are shown, and only shops', async ({ page, request, expectedConsole }) => {
    await page.goto(`/shops?ean=${plainContent.ean}`)
    await expect(page.getByRole('main').getByRole('link', { name: /Ozon/ })).toBeVisible()
    await expect(page.getByRole('main').getByText('Обзор')).toHaveCount(0)
    const links = await request.get(`/shop-links?ean=${plainContent.ean}`)
    expect(await links.json()).toEqual({ links: [{ shop: 'Ozon', href: plainContent.links[0]?.href }] })
    expectedConsole.push(/404/)
    expect((await page.goto('/shops?ean=2007700000000'))?.status()).toBe(404)
  })

  test('a question is sent with the specification’s fields, after a captcha of the site', async ({
    page,
    api,
  }) => {
    const form = await openForm(page, '/')
    await fillIn(form)
    await proveHuman(form)
    await form.getByRole('button', { name: forms.feedback.submit }).click()
    await expect(form.getByText(/1/).first()).toBeVisible()
    await expect.poll(() => api.questions.length).toBe(1)
    expect(Object.keys(api.questions[0] ?? {}).sort()).toEqual(['email', 'name', 'question', 'recaptcha'])
  })

  test('a made-up response of the captcha sends nothing', async ({ request, api }) => {
    const before = api.questions.length
    const form = { name: 'Анна', email: 'anna@example.com', question: 'С чего мне начать?', consent: 'on' }
    const answer = await request.post('/questions', { form: { ...form, recaptcha: 'solved' } })
    expect(answer.status()).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: { recaptcha: forms.captcha.expired } })
    expect(api.questions).toHaveLength(before)
  })

  test('an unknown path is a 404, and search engines get the pages there are', async ({
    page,
    request,
    expectedConsole,
  }) => {
    expectedConsole.push(/404/)
    expect((await page.goto('/net-takoj'))?.status()).toBe(404)
    await expect(page).toHaveTitle('Page Not Found')
    const map = await request.get('/sitemap.xml')
    expect(map.status()).toBe(200)
    expect(await map.text()).toContain('/articles/sedina-bez-pyaten')
    expect(await map.text()).not.toContain('journal.example')
    expect(await map.text()).not.toContain('/shade<')
    expect((await request.get('/readyz')).status()).toBe(200)
  })

  test('nothing leads to a shade finder that would have nothing to offer', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('a[href^="/shade"]')).toHaveCount(0)
  })

  test('no link leads to a policy that the backend does not have', async ({ page }) => {
    for (const path of ['/', '/ask']) {
      await openAwake(page, path)
      for (const slug of ['privacy', 'cookies', 'consent', 'help'])
        await expect(page.locator(`a[href$="/${slug}"]`)).toHaveCount(0)
    }
    await expect(page.getByLabel(/Я\sдаю согласие/)).toBeVisible()
  })

  test('nor to an article about the allergy test that it does not have', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator(`a[href$="${texts.home.safetyUrl}"]`)).toHaveCount(0)
  })

  test('there is no search and no feed, and nothing leads to them', async ({
    page,
    request,
    expectedConsole,
  }) => {
    expectedConsole.push(/404/)
    await page.goto('/net-takoj')
    await expect(page.locator('a[href^="/search"], form[action="/search"], link[href$=".xml"]')).toHaveCount(
      0,
    )
    expect((await request.get('/search?q=a')).status()).toBe(404)
    for (const path of ['/feed.xml', '/opensearch.xml']) expect((await request.get(path)).status()).toBe(404)
    await page.goto('/articles/sedina-bez-pyaten')
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/media\//)
  })

  test('nothing of it is an error', async ({ page, servers }) => {
    await page.goto('/ask')
    expect(await servers.siteLog()).not.toMatch(/content API failed|"level":[56]0/)
    await expect(page.getByText(sections.articles.unavailable)).toHaveCount(0)
  })
})

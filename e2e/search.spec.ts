import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectAccessible, expectToFit } from './support/checks.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { search } = texts.sections

test.describe('the search', () => {
  test('needs no script: from the header to an article’s section', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: search.title }).click()
    await expect(page).toHaveURL('/search')
    await page.getByRole('searchbox', { name: search.label }).fill('сидина на висках')
    await page.getByRole('button', { name: search.submit }).click()
    await expect(page).toHaveURL(/\/search\?q=/)
    await expect(page.getByRole('searchbox')).toHaveValue('сидина на висках')
    await expect(page.locator('mark').first()).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: /седин/i }).first().click()
    await expect(page).toHaveURL(/\/(articles|video|#faq|shades)/)
    await context.close()
  })

  test('groups what it finds by kind, and says how much there is', async ({ page }) => {
    await page.goto('/search?q=корни')
    await expect(page.getByText(/Наш(лось|ёлся) \d+/)).toBeVisible()
    for (const kind of [search.kinds.articles, search.kinds.lessons, search.kinds.questions])
      await expect(page.getByRole('heading', { level: 2, name: kind, exact: true })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page).toHaveTitle(/^корни: /)
  })

  test('leads from a shade’s number to its page', async ({ page }) => {
    await openAwake(page, '/search?q=6/46')
    await page
      .getByRole('main')
      .getByRole('link', { name: /6\S*46/ })
      .first()
      .click()
    await expect(page).toHaveURL('/shades/6-46')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('opens a lesson at the second of the step it found', async ({ page }) => {
    await page.goto('/search?q=мешайте до гладкого крема')
    const link = page.getByRole('main').locator('a[href*="#t="]').first()
    const [, second] = /#t=(\d+)/.exec((await link.getAttribute('href')) ?? '') ?? []
    expect(Number(second)).toBeGreaterThan(0)
    await link.click()
    const video = page.getByRole('dialog').locator('video')
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => Math.floor(element.currentTime)))
      .toBe(Number(second))
    await page.keyboard.press('Escape')
    await expect(page).not.toHaveURL(/#t=/)
  })

  test('that finds nothing offers topics and takes the query into a question', async ({ page }) => {
    await openAwake(page, '/search?q=фывапролдж')
    await expect(
      page.getByRole('heading', { name: 'По запросу «фывапролдж» ничего не нашлось' }),
    ).toBeVisible()
    await expect(page.getByRole('navigation', { name: search.topics }).getByRole('link')).toHaveCount(6)
    await expect(page.getByLabel(texts.forms.feedback.question.label)).toHaveValue('фывапролдж')
    await expectAccessible(page)
    await expectToFit(page)
  })

  test('never takes the place of a question that was begun', async ({ page }) => {
    await openAwake(page, '/ask')
    await page.getByLabel(texts.forms.feedback.question.label).fill('Волосы русые, крашу два года')
    await openAwake(page, '/search?q=фывапролдж')
    await expect(page.getByLabel(texts.forms.feedback.question.label)).toHaveValue(
      'Волосы русые, крашу два года',
    )
  })

  test('is readable with many hits, at every width', async ({ page }) => {
    await openAwake(page, '/search?q=сколько держать краску')
    await expectAccessible(page)
    await expectToFit(page)
    await page.getByText(texts.sections.articles.more).first().click()
    await expectToFit(page)
  })

  for (const query of [
    '<script>alert(1)</script>',
    '"; drop table articles; --',
    '%F0%9F%98%80'.repeat(40),
    'ы'.repeat(200),
    '%00%0A',
    '%ED%A0%80',
    '{{7*7}}',
  ]) {
    test(`takes no harm from ${query.slice(0, 30)}`, async ({ request }) => {
      const answer = await request.get(`/search?q=${query.includes('%') ? query : encodeURIComponent(query)}`)
      expect(answer.status()).toBe(200)
      expect(answer.headers()['x-page-cache']).toBe('bypass')
      expect(answer.headers()['cache-control']).toBe('private, no-cache')
      expect(await answer.text()).not.toContain('<script>alert')
    })
  }
})

test('a page that is missing offers a search and the topics nearest to its address', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/404/)
  await openAwake(page, '/articles/sedina-na-viskah-i-eshche')
  const topics = page.getByRole('navigation', { name: texts.errors.notFound.topics }).getByRole('link')
  await expect(topics).toHaveCount(4)
  await expect(topics.first()).toHaveText('Седина')
  const numeral = page.getByRole('main').locator('img').first()
  await expect.poll(() => numeral.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(920)
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('searchbox').fill('седина')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(page.locator('mark').first()).toBeVisible()
})

test('first aid is two presses away from any page, and its numbers can be called', async ({ page }) => {
  await openAwake(page, '/video')
  await page.getByRole('contentinfo').getByRole('link', { name: texts.footer.help }).click()
  await expect(page).toHaveURL('/help')
  const main = page.getByRole('main')
  for (const number of ['103', '112'])
    await expect(main.getByRole('link', { name: `Позвонить ${number}` })).toHaveAttribute(
      'href',
      `tel:${number}`,
    )
  for (const words of [/Краска попала в\sглаз/, /Горит или\sчешется кожа/, /Опухает лицо/])
    await expect(main.getByRole('heading', { name: words })).toBeVisible()
})

test('the footer has topics, the address for letters and readable words on safety', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(
    footer.getByRole('navigation', { name: texts.footer.topicsTitle }).getByRole('link'),
  ).toHaveCount(10)
  await expect(footer.getByRole('link', { name: 'vopros@pryad.example' })).toBeVisible()
  await expect(footer.getByText(texts.footer.disclaimer.slice(0, 20))).toHaveCSS('font-size', '15px')
})

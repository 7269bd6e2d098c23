import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectAccessible, expectToFit } from './support/checks.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { search, articles } = texts.sections

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor searches, from the header to an article’s section', async ({ page }) => {
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
  })
})

test('a search opens a lesson at the second of the step it found', async ({ page }) => {
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

test('many results, and none, are readable at every width; a query takes no place of a question that was begun', async ({
  page,
}) => {
  await openAwake(page, '/search?q=сколько держать краску')
  await expectAccessible(page)
  await page.getByText(articles.more).first().click()
  await expectToFit(page)
  const question = page.getByLabel(texts.forms.feedback.question.label)
  await openAwake(page, '/search?q=фывапролдж')
  await expect(question).toHaveValue('фывапролдж')
  await expectAccessible(page)
  await expectToFit(page)
  await openAwake(page, '/ask')
  await question.fill('Волосы русые, крашу два года')
  await openAwake(page, '/search?q=фывапролдж')
  await expect(question).toHaveValue('Волосы русые, крашу два года')
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

test('first aid is two presses away from any page, its numbers can be called, and the footer’s warning is large enough to read', async ({
  page,
}) => {
  await openAwake(page, '/video')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(texts.footer.disclaimer.slice(0, 20))).toHaveCSS('font-size', '15px')
  await footer.getByRole('link', { name: texts.footer.help }).click()
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

import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectAccessible, expectToFit } from './support/checks.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { articles } = texts.sections

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

test('many results, and none, are readable at every width', async ({ page }) => {
  await openAwake(page, '/search?q=сколько держать краску')
  await expectAccessible(page)
  await page.getByText(articles.more).first().click()
  await expectToFit(page)
  await openAwake(page, '/search?q=фывапролдж')
  await expectAccessible(page)
  await expectToFit(page)
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

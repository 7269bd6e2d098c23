import { expect, type Locator, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectLaidOut } from './support/laid-out.ts'
import { aLesson, anArticle, aTag, many } from './support/stub-content.ts'
import { testOver } from './support/stub-site.ts'
import { texts } from './support/texts.ts'

const { sections, popups } = texts
const tag = aTag()

// Every fifth is about the topic.
const test = testOver({
  tags: [tag],
  articles: many(1000, (number) =>
    anArticle({
      slug: `statya-${number}`,
      title: `Статья ${number}`,
      tags: number % 5 === 0 ? [tag] : [],
    }),
  ),
  lessons: many(1000, (number) => aLesson({ slug: `urok-${number}`, title: `Урок ${number}` })),
})

test.use({ contextOptions: { reducedMotion: 'reduce' }, laysOutLater: true })

const articles = (page: Page) => page.locator('#articles').getByRole('article')
const more = (page: Page) => page.getByRole('main').getByRole('link', { name: sections.articles.more })
/** Presses «показать ещё» once what stands above it has its place. */
async function showMore(page: Page): Promise<void> {
  await more(page).scrollIntoViewIfNeeded()
  await expectLaidOut(articles(page).last())
  await more(page).click()
}
const topOf = (link: Locator) => link.evaluate((element) => element.getBoundingClientRect().top)

test('a list begins with a hundred, and each «показать ещё» adds as many, to the thousandth', async ({
  page,
}) => {
  await openAwake(page, '/')
  await expect(articles(page)).toHaveCount(100)
  await showMore(page)
  await expect(page).toHaveURL('/?page=2')
  await expect(articles(page)).toHaveCount(200)
  await openAwake(page, '/?page=9')
  await showMore(page)
  await expect(articles(page)).toHaveCount(1000)
  await expect(articles(page).last()).toContainText('Статья 1000')
  await expect(more(page)).toHaveCount(0)
})

test('the visitor stays where they are, and the focus goes on to the first new entry', async ({ page }) => {
  await openAwake(page, '/')
  const last = page.getByRole('link', { name: 'Статья 100', exact: true })
  await more(page).scrollIntoViewIfNeeded()
  await expectLaidOut(last)
  const before = await topOf(last)
  await more(page).press('Enter')
  await expect(page.getByRole('link', { name: 'Статья 101', exact: true })).toBeFocused()
  expect(Math.abs((await topOf(last)) - before)).toBeLessThan(2)
})

test('what is there is not made anew when more comes', async ({ page }) => {
  await openAwake(page, '/')
  const first = await articles(page).first().elementHandle()
  await showMore(page)
  await expect(articles(page)).toHaveCount(200)
  expect(await first?.evaluate((element) => element.isConnected)).toBe(true)
})

test('a topic shows its articles as it orders them, and all of them return with the whole list', async ({
  page,
}) => {
  await openAwake(page, '/')
  const titles = () => articles(page).getByRole('heading').allTextContents()
  const all = await titles()
  const topics = page.getByRole('navigation', { name: sections.tags.label })
  await topics.getByRole('link', { name: tag.name }).click()
  await expect(articles(page).nth(1)).toContainText('Статья 10')
  await topics.getByRole('link', { name: sections.tags.all }).click()
  await expect(articles(page).nth(1)).toContainText('Статья 2')
  expect(await titles()).toEqual(all)
})

test('the last entries get the focus too, though the link is gone', async ({ page }) => {
  await openAwake(page, '/video?page=9')
  await more(page).press('Enter')
  await expect(page.getByRole('link', { name: 'Урок 901', exact: true })).toBeFocused()
})

test('Back from an article returns to its place in the longer list', async ({ page }) => {
  await openAwake(page, '/')
  await showMore(page)
  const link = page.getByRole('link', { name: 'Статья 150', exact: true })
  await link.scrollIntoViewIfNeeded()
  await expectLaidOut(link)
  const before = await topOf(link)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Статья\s150/)
  await page.goBack()
  await expect(articles(page)).toHaveCount(200)
  await expect(link).toBeInViewport()
  await expect.poll(async () => Math.abs((await topOf(link)) - before)).toBeLessThan(2)
})

test('what stands below a long list is brought to its place, though the list is laid out later', async ({
  page,
}) => {
  for (const path of ['/#faq', '/']) {
    await openAwake(page, path)
    if (path === '/') {
      await page.getByRole('banner').getByRole('link', { name: 'Вопросы и ответы' }).click()
      await expect(page).toHaveURL('/#faq')
    }
    await expect
      .poll(() => page.locator('#faq').evaluate((section) => Math.round(section.getBoundingClientRect().top)))
      .toBe(200)
  }
})

test('the key End leads to the very end, though most of the page was not laid out before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAwake(page, '/')
  await page.keyboard.press('End')
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - Math.round(innerHeight + scrollY))
  await expect.poll(left).toBe(0)
})

test('a lesson far down the list opens above it, among its neighbours; closing leaves the list as long', async ({
  page,
}) => {
  await openAwake(page, '/video?page=3')
  const link = page.getByRole('link', { name: 'Урок 200', exact: true })
  await link.scrollIntoViewIfNeeded()
  await expectLaidOut(link)
  const before = await topOf(link)
  await link.click()
  await expect(page).toHaveURL('/video?page=3&slug=urok-200')
  const popup = page.getByRole('dialog')
  await expect(popup.getByText('Урок 200 из 1000')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(300)
  await popup.getByRole('link', { name: popups.video.next }).click()
  await expect(popup.getByRole('heading', { name: 'Урок 201' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/video?page=3')
  await expect(popup).toBeHidden()
  await expect.poll(async () => Math.abs((await topOf(link)) - before)).toBeLessThan(2)
})

test('a topic has its own parts, also when its address is opened directly', async ({ page }) => {
  await openAwake(page, '/?tag=sedina&page=2')
  await expect(articles(page)).toHaveCount(200)
  await expect(more(page)).toHaveCount(0)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })
  test('«показать ещё» leads to the longer list', async ({ page }) => {
    await page.goto('/video')
    await more(page).click()
    await expect(page).toHaveURL('/video?page=2')
    await expect(page.getByRole('article')).toHaveCount(200)
  })
})

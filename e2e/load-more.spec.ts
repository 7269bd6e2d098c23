import { expect, type Locator, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectAccessible, expectToFit } from './support/checks.ts'
import { holdRequests } from './support/hold.ts'
import { dialog, title } from './support/places.ts'
import { aLesson, anArticle, aSlide, aTag, many } from './support/stub-content.ts'
import { test } from './support/stub-site.ts'
import { texts } from './support/texts.ts'

const { sections, popups, carousel } = texts
const tag = aTag()

// Every fifth is about the topic.
const content = {
  tags: [tag],
  slides: [aSlide()],
  articles: many(150, (number) =>
    anArticle({
      slug: `statya-${number}`,
      title: `Статья ${number}`,
      tags: number % 5 === 0 ? [tag] : [],
    }),
  ),
  lessons: many(60, (number) => aLesson({ slug: `urok-${number}`, title: `Урок ${number}` })),
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ stub }) => stub.show(content))

const articles = (page: Page) => page.locator('#articles').getByRole('article')
const more = (page: Page) => page.getByRole('main').getByRole('link', { name: sections.articles.more })
const articleLink = (page: Page, number: number) =>
  page.getByRole('link', { name: `Статья ${number}`, exact: true })
const topOf = (link: Locator) => link.evaluate((element) => element.getBoundingClientRect().top)

test('«показать ещё» adds 24 articles where the visitor stays, to the last; Back returns to its place, then takes away what was added', async ({
  page,
}) => {
  const isAt = (link: Locator, before: number) =>
    expect.poll(async () => Math.abs((await topOf(link)) - before)).toBeLessThan(2)
  await openAwake(page, '/articles')
  await expect(articles(page)).toHaveCount(24)
  const first = await articles(page).first().elementHandle()
  const last = articleLink(page, 24)
  await more(page).scrollIntoViewIfNeeded()
  const beforeMore = await topOf(last)
  await more(page).press('Enter')
  // The focus goes on to the first new entry, and it is said.
  await expect(articleLink(page, 25)).toBeFocused()
  await expect(page.getByText('25–48, 150 статей')).toBeAttached()
  expect(Math.abs((await topOf(last)) - beforeMore)).toBeLessThan(2)
  // The entries and the page around the list stay as they are.
  expect(await first?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(title(page)).toHaveText(sections.articles.title)
  await expect(page.getByRole('navigation', { name: sections.tags.label })).toBeVisible()
  await expect(page.getByRole('complementary', { name: texts.home.askTitle })).toBeVisible()

  const link = articleLink(page, 40)
  await link.scrollIntoViewIfNeeded()
  const beforeArticle = await topOf(link)
  await link.click()
  await expect(title(page)).toHaveText(/Статья\s40/)
  await page.goBack()
  await expect(articles(page)).toHaveCount(48)
  await isAt(link, beforeArticle)
  await page.goBack()
  await expect(page).toHaveURL('/articles')
  await expect(articles(page)).toHaveCount(24)
  await isAt(last, beforeMore)
  await page.goForward()
  await expect(articles(page)).toHaveCount(48)

  for (let shown = 3; shown <= 7; shown++) {
    await more(page).click()
    await expect(page).toHaveURL(`/articles?page=${shown}`)
    await expect(articles(page)).toHaveCount(Math.min(shown * 24, 150))
  }
  await expect(articles(page).last()).toContainText('Статья 150')
  await expect(articleLink(page, 145)).toBeFocused()
  await expect(more(page)).toHaveCount(0)
})

test('a page of the list that failed is requested again by the same link', async ({
  page,
  stub: { api },
  expectedConsole,
}) => {
  expectedConsole.push(/503/)
  await openAwake(page, '/articles')
  // The site asks its API for a hundred at once: the fifth page of 24 takes the next hundred.
  for (let shown = 48; shown <= 96; shown += 24) {
    await more(page).press('Enter')
    await expect(articles(page)).toHaveCount(shown)
  }
  api.trouble = 'status 500'
  await more(page).press('Enter')
  const unavailable = page.getByText(sections.articles.unavailable)
  await expect(unavailable).toBeVisible()
  await expect(articles(page)).toHaveCount(96)
  await expect(more(page)).toBeFocused()
  api.trouble = null
  // The site repeats a request that has just failed at most once a second.
  await expect(async () => {
    if ((await articles(page).count()) === 96) await more(page).press('Enter')
    await expect(articles(page)).toHaveCount(120, { timeout: 1000 })
  }).toPass()
  await expect(unavailable).toHaveCount(0)
  await expect(articleLink(page, 97)).toBeFocused()
  await expect(page).toHaveURL('/articles?page=5')
})

test('«показать ещё» pressed while scripts sleep adds to the page as well', { tag: '@full' }, async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/articles')
  await more(page).click()
  release()
  await expect(articles(page)).toHaveCount(48)
  await expect(page).toHaveURL('/articles?page=2')
})

test('a reload shows the page that the address names, at the article in sight', {
  tag: '@full',
}, async ({ page }) => {
  await openAwake(page, '/articles')
  await more(page).click()
  await expect(articles(page)).toHaveCount(48)
  const link = articleLink(page, 40)
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const before = await topOf(link)
  await page.reload()
  await page.locator('html[data-awake]').waitFor()
  await expect(articles(page)).toHaveCount(24)
  // The page may not be set in its own type yet.
  await expect.poll(async () => Math.abs((await topOf(link)) - before)).toBeLessThan(20)
})

test('a lesson on an added page opens above the list, which stays as long', {
  tag: '@full',
}, async ({ page }) => {
  await openAwake(page, '/video')
  await more(page).click()
  const link = page.getByRole('link', { name: 'Урок 40', exact: true })
  await link.scrollIntoViewIfNeeded()
  const before = await topOf(link)
  await link.click()
  await expect(page).toHaveURL('/video?page=2&slug=urok-40')
  const popup = dialog(page)
  await expect(popup.getByText('Урок 40 из 60')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(48)
  await popup.getByRole('link', { name: popups.video.next }).click()
  await expect(popup.getByRole('heading', { name: 'Урок 41' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/video?page=2')
  await expect(popup).toBeHidden()
  await expect.poll(async () => Math.abs((await topOf(link)) - before)).toBeLessThan(2)
})

test('further pages stand by themselves, with a way on and a way back', {
  tag: '@full',
}, async ({ page }) => {
  for (const path of ['/articles?tag=sedina&page=2', '/video?page=3', '/articles?page=2']) {
    await openAwake(page, path)
    await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport()
    await expect(page.getByRole('region', { name: carousel.label })).toHaveCount(0)
    await expectAccessible(page)
    await expectToFit(page)
  }
  await more(page).click()
  await expect(articles(page)).toHaveCount(48)
  await expect(title(page)).toHaveText(`${sections.articles.title}: 25–48`)
  await page
    .getByRole('main')
    .getByRole('link', { name: `${sections.articles.title}: 1–24` })
    .click()
  await expect(page).toHaveURL('/articles')
  await expect(title(page)).toHaveText(sections.articles.title)
})

test('the main page and the page of a topic lead on to what they leave out', { tag: '@full' }, async ({
  page,
}) => {
  for (const [path, further, range, next] of [
    ['/', '/articles?page=2', '25–48', 25],
    ['/?tag=sedina', '/articles?tag=sedina&page=2', '25–30', 125],
  ] as const) {
    await openAwake(page, path)
    await expect(articles(page)).toHaveCount(24)
    await more(page).click()
    await expect(page).toHaveURL(further)
    await expect(title(page)).toHaveText(new RegExp(`: ${range}$`))
    await expect(articleLink(page, next)).toBeInViewport()
    await expect(articles(page)).toHaveCount(range === '25–48' ? 24 : 6)
  }
})

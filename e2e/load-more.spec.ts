import { expect, type Locator, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectAccessible, expectToFit } from './support/checks.ts'
import { holdRequests } from './support/hold.ts'
import { aLesson, anArticle, aProduct, aQuestion, aSlide, aTag, many } from './support/stub-content.ts'
import { testOver } from './support/stub-site.ts'
import { texts } from './support/texts.ts'

const { sections, popups, carousel } = texts
const tag = aTag()

// Every fifth is about the topic.
const test = testOver({
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
  questions: many(28, (number) => aQuestion({ id: `${number}`, question: `Вопрос ${number}?` })),
  products: many(30, (number) =>
    aProduct({ ean: String(2_000_000_000_000 + number), shadeNumber: `${number}`, shadeName: 'Тон' }),
  ),
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const articles = (page: Page) => page.locator('#articles').getByRole('article')
const more = (page: Page) => page.getByRole('main').getByRole('link', { name: sections.articles.more })
const articleLink = (page: Page, number: number) =>
  page.getByRole('link', { name: `Статья ${number}`, exact: true })
const topOf = (link: Locator) => link.evaluate((element) => element.getBoundingClientRect().top)

test('the main page begins with 24 articles, and each «показать ещё» adds as many, to the last', async ({
  page,
}) => {
  await openAwake(page, '/')
  await expect(articles(page)).toHaveCount(24)
  for (let shown = 2; shown <= 7; shown++) {
    await more(page).click()
    await expect(page).toHaveURL(`/?page=${shown}`)
    await expect(articles(page)).toHaveCount(Math.min(shown * 24, 150))
  }
  await expect(articles(page).last()).toContainText('Статья 150')
  await expect(more(page)).toHaveCount(0)
  // The page around the list is the same.
  await expect(page.getByRole('region', { name: carousel.label })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.home.title)
  await expect(page.locator('#faq')).toBeVisible()
})

test('the visitor stays where they are, the focus goes on to the first new entry, and it is said', async ({
  page,
}) => {
  await openAwake(page, '/')
  const last = articleLink(page, 24)
  await more(page).scrollIntoViewIfNeeded()
  const before = await topOf(last)
  await more(page).press('Enter')
  await expect(articleLink(page, 25)).toBeFocused()
  await expect(page.getByText('25–48, 150 статей')).toBeAttached()
  expect(Math.abs((await topOf(last)) - before)).toBeLessThan(2)
})

test('the entries on the page stay as they are when more are added', async ({ page }) => {
  await openAwake(page, '/')
  const first = await articles(page).first().elementHandle()
  await more(page).click()
  await expect(articles(page)).toHaveCount(48)
  expect(await first?.evaluate((element) => element.isConnected)).toBe(true)
})

test('«показать ещё» pressed while scripts sleep adds to the page as well', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/')
  await more(page).click()
  release()
  await expect(articles(page)).toHaveCount(48)
  await expect(page).toHaveURL('/?page=2')
})

test('the last entries get the focus too, though the link is gone', async ({ page }) => {
  await openAwake(page, '/video')
  await more(page).press('Enter')
  await expect(page.getByRole('article')).toHaveCount(48)
  await more(page).press('Enter')
  await expect(page.getByRole('link', { name: 'Урок 49', exact: true })).toBeFocused()
  await expect(more(page)).toHaveCount(0)
})

test('Back from an article returns to its place in the longer list', async ({ page }) => {
  await openAwake(page, '/')
  await more(page).click()
  const link = articleLink(page, 40)
  await link.scrollIntoViewIfNeeded()
  const before = await topOf(link)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Статья\s40/)
  await page.goBack()
  await expect(articles(page)).toHaveCount(48)
  await expect.poll(async () => Math.abs((await topOf(link)) - before)).toBeLessThan(2)
})

test('Back takes away what was added and Forward brings it again, each at its place', async ({ page }) => {
  await openAwake(page, '/')
  await more(page).scrollIntoViewIfNeeded()
  const before = await topOf(articleLink(page, 24))
  await more(page).press('Enter')
  await expect(articles(page)).toHaveCount(48)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(articles(page)).toHaveCount(24)
  await expect.poll(async () => Math.abs((await topOf(articleLink(page, 24))) - before)).toBeLessThan(2)
  await page.goForward()
  await expect(articles(page)).toHaveCount(48)
})

test('a reload shows the page that the address names, at the article that was in sight', async ({ page }) => {
  await openAwake(page, '/')
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

test('a link to a section below a list scrolls to it', async ({ page }) => {
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

test('a lesson on an added page opens above the list; closing leaves the list as long', async ({ page }) => {
  await openAwake(page, '/video')
  await more(page).click()
  const link = page.getByRole('link', { name: 'Урок 40', exact: true })
  await link.scrollIntoViewIfNeeded()
  const before = await topOf(link)
  await link.click()
  await expect(page).toHaveURL('/video?page=2&slug=urok-40')
  const popup = page.getByRole('dialog')
  await expect(popup.getByText('Урок 40 из 60')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(48)
  await popup.getByRole('link', { name: popups.video.next }).click()
  await expect(popup.getByRole('heading', { name: 'Урок 41' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/video?page=2')
  await expect(popup).toBeHidden()
  await expect.poll(async () => Math.abs((await topOf(link)) - before)).toBeLessThan(2)
})

test('a topic has its own pages, and all articles return with the whole list', async ({ page }) => {
  await openAwake(page, '/?tag=sedina')
  await more(page).click()
  await expect(page).toHaveURL('/?tag=sedina&page=2')
  await expect(articles(page)).toHaveCount(30)
  await expect(more(page)).toHaveCount(0)
  const topics = page.getByRole('navigation', { name: sections.tags.label })
  await topics.getByRole('link', { name: sections.tags.all }).click()
  await expect(articles(page)).toHaveCount(24)
  await expect(articles(page).nth(1)).toContainText('Статья 2')
})

test('a page past the end, and one that is no number, are no pages', async ({ request }) => {
  for (const path of ['/?page=8', '/?tag=sedina&page=3', '/?page=0', '/?page=x', '/video?page=4'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('a further page tells search engines what it is, and what is before and after it', async ({
  page,
  baseURL,
}) => {
  await openAwake(page, '/?page=2')
  await expect(page).toHaveTitle(new RegExp(`^${sections.articles.title}: 25–48 — `))
  const linked = (rel: string) => page.locator(`head link[rel=${rel}]`)
  await expect(linked('canonical')).toHaveAttribute('href', `${baseURL}/?page=2`)
  await expect(linked('prev')).toHaveAttribute('href', `${baseURL}/`)
  await expect(linked('next')).toHaveAttribute('href', `${baseURL}/?page=3`)
  await page.goto('/')
  await expect(linked('prev')).toHaveCount(0)
  await page.goto('/video?page=3')
  await expect(linked('prev')).toHaveAttribute('href', `${baseURL}/video?page=2`)
  await expect(linked('next')).toHaveCount(0)
})

for (const width of [360, 1280]) {
  test(`further pages stand by themselves at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/?page=2', '/?tag=sedina&page=2', '/video?page=3']) {
      await openAwake(page, path)
      await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport()
      await expect(page.getByRole('region', { name: carousel.label })).toHaveCount(0)
      await expectAccessible(page)
      await expectToFit(page)
    }
  })
}

test('from a page of its own «показать ещё» goes on, and the way back leads to the page before', async ({
  page,
}) => {
  await openAwake(page, '/?page=2')
  await more(page).click()
  await expect(articles(page)).toHaveCount(48)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${sections.articles.title}: 25–48`)
  await page
    .getByRole('main')
    .getByRole('link', { name: `${sections.articles.title}: 1–24` })
    .click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.home.title)
})

test('the rest of the questions unfolds; an address of one of them unfolds it as well', async ({ page }) => {
  await openAwake(page, '/')
  const last = page.locator('#faq-28')
  await expect(last).toBeHidden()
  await page.locator('#faq').getByText(`${sections.articles.more} 20`).click()
  await expect(last).toBeVisible()
  await page.goto('about:blank')
  await openAwake(page, '/#faq-28')
  await expect(last).toBeInViewport()
  await expect(last).toHaveAttribute('open')
})

test('the rest of a large palette unfolds on a wall of its own, and the address of a shade shows it', async ({
  page,
}) => {
  await openAwake(page, '/#shade-2000000000030')
  const shade = page.locator('#shade-2000000000030')
  await expect(shade).toBeInViewport()
  const walls = page.locator('#products nav:has(h3)')
  await expect(walls.getByRole('link')).toHaveCount(24)
  await page.locator('#products').getByText(`${sections.articles.more} 6`).click()
  await expect(walls.getByRole('link')).toHaveCount(30)
  // Neighbours are neighbours across the seam.
  const last = page.locator('#shade-2000000000024')
  const first = page.locator('#shade-2000000000025')
  await walls.getByRole('link').nth(24).click()
  await expect(first).toBeInViewport()
  await first.getByRole('link', { name: new RegExp(`^${sections.products.previous}`) }).click()
  await expect(last).toBeInViewport()
  await last.getByRole('link', { name: new RegExp(`^${sections.products.next}`) }).click()
  await expect(first).toBeInViewport()
  expect(await walls.evaluateAll((navs) => navs.map((nav) => nav.getAttribute('aria-label')))).toEqual([
    sections.products.shade,
    sections.products.otherShades,
  ])
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('«показать ещё» leads to a page of its own', async ({ page }) => {
    await page.goto('/')
    await more(page).click()
    await expect(page).toHaveURL('/?page=2')
    await expect(articles(page)).toHaveCount(24)
    await expect(articles(page).first()).toContainText('Статья 25')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${sections.articles.title}: 25–48`)
    await page.goto('/video')
    await more(page).click()
    await expect(page).toHaveURL('/video?page=2')
    await expect(page.getByRole('article')).toHaveCount(24)
    await expect(page.getByRole('main')).toContainText('25')
  })

  test('the rest of the questions unfolds', async ({ page }) => {
    await page.goto('/')
    await page.locator('#faq').getByText(`${sections.articles.more} 20`).click()
    await expect(page.locator('#faq-28')).toBeVisible()
  })
})

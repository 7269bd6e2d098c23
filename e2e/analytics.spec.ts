import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { anArticle, someContent } from './support/stub-content.ts'
import { testOver } from './support/stub-site.ts'
import { texts } from './support/texts.ts'

const { cookie } = texts.popups
const tagManager = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST'
const settings = { GTM_ID: 'GTM-TEST' }

const test = testOver({ articles: [anArticle({ slug: 'kak-krasit' })] }, settings)

/** Requests to other hosts than the site. */
let abroad: string[] = []

test.beforeEach(async ({ page, baseURL }) => {
  abroad = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
      abroad.push(request.url())
  })
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      // As counters in a container do.
      body: "document.cookie = '_ga=GA1.1.1.1; path=/'; document.cookie = '_ga_TEST=GS1; path=/'",
    }),
  )
})

const banner = (page: Page) => page.getByRole('complementary', { name: cookie.title })
const told = (page: Page): Promise<unknown> =>
  page.evaluate(() => ('dataLayer' in window ? window.dataLayer : undefined))
const view = (path: string) => ({ event: 'content-view', 'content-name': path })
const begun = { event: 'gtm.js', 'gtm.start': expect.any(Number) }

/** Opens a page as a visitor who has already allowed statistics. */
async function openAllowed(page: Page, path: string) {
  await openAwake(page, path)
  await banner(page).getByRole('button', { name: cookie.accept }).click()
  await expect(banner(page)).toBeHidden()
}

test('nothing is loaded, told or stored before consent, wherever the visitor goes', async ({
  page,
  context,
}) => {
  await openAwake(page, '/')
  await expect(banner(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Видеоуроки' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.sections.video.title)
  await page.reload()
  await page.locator('html[data-awake]').waitFor()
  expect(abroad).toEqual([])
  expect(await told(page)).toBeUndefined()
  expect(await context.cookies()).toEqual([])
})

test('nothing is loaded or told after «only necessary», on later visits neither', async ({
  page,
  context,
}) => {
  await openAwake(page, '/')
  await banner(page).getByRole('button', { name: cookie.decline }).click()
  await openAwake(page, '/articles/kak-krasit')
  await expect(banner(page)).toBeHidden()
  expect(abroad).toEqual([])
  expect(await told(page)).toBeUndefined()
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent'])
})

test('the tag manager comes with consent, and is told of the page the visitor is on', async ({ page }) => {
  await openAllowed(page, '/')
  await expect.poll(() => told(page)).toEqual([begun, view('/')])
  await expect.poll(() => abroad).toEqual([tagManager])
})

test('every route change is told, a popup of a lesson and Back too, and the script is loaded once', async ({
  page,
}) => {
  await openAllowed(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Видеоуроки' }).click()
  // The page before has a link of this name as well.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.sections.video.title)
  await page.getByRole('main').getByRole('link', { name: 'Красим корни' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect
    .poll(() => told(page))
    .toEqual([begun, view('/'), view('/video'), view('/video?slug=korni'), view('/video'), view('/')])
  expect(abroad).toEqual([tagManager])
})

test('a hash or a popup is not counted as a page view', async ({ page }) => {
  await openAllowed(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Вопросы и ответы' }).click()
  await expect(page).toHaveURL('/#faq')
  await page.getByRole('banner').getByRole('link', { name: texts.navigation.ask }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await told(page)).toEqual([begun, view('/')])
})

test('a consent of an earlier visit is remembered', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'consent', value: 'analytics', url: baseURL ?? '' }])
  await openAwake(page, '/articles/kak-krasit')
  await expect.poll(() => told(page)).toEqual([begun, view('/articles/kak-krasit')])
  expect(abroad).toEqual([tagManager])
  await expect(banner(page)).toBeHidden()
})

test('a consent taken back in another window ends the counting in this one', async ({ page, context }) => {
  await page.goto('/')
  await banner(page).getByRole('button', { name: cookie.accept }).click()
  await expect(page.locator('#tag-manager')).toBeAttached()
  await context.addCookies([{ name: 'consent', value: 'necessary', url: page.url() }])
  const reloaded = page.waitForEvent('load')
  // The visitor turns to this window again.
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await reloaded
  await expect(page.locator('#tag-manager')).toHaveCount(0)
})

test('a consent taken back ends the counting at once and removes its cookies', async ({ page, context }) => {
  await openAllowed(page, '/')
  const names = async () => (await context.cookies()).map(({ name }) => name).sort()
  await expect.poll(names).toEqual(['_ga', '_ga_TEST', 'consent'])
  await page.getByRole('contentinfo').getByRole('link', { name: texts.footer.cookieSettings }).click()
  const popup = page.getByRole('dialog')
  await popup.getByRole('checkbox', { name: cookie.analytics }).uncheck()
  const reloaded = page.waitForEvent('load')
  await popup.getByRole('button', { name: cookie.save }).click()
  await reloaded
  await page.locator('html[data-awake]').waitFor()
  expect(await told(page)).toBeUndefined()
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL('/')
  expect(await names()).toEqual(['consent'])
  abroad = []
  await page.getByRole('banner').getByRole('link', { name: 'Видеоуроки' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await told(page)).toBeUndefined()
  expect(abroad).toEqual([])
})

const { site } = someContent()
const byEditors = testOver({ site: { ...site, analytics: { gtmId: 'GTM-EDITORS' } } }, settings)

byEditors('the container that editors name goes before that of the environment', async ({ page }) => {
  const asked = page.waitForRequest('https://www.googletagmanager.com/**')
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await openAllowed(page, '/')
  expect((await asked).url()).toContain('id=GTM-EDITORS')
})

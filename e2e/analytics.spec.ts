import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import {
  cookieBar,
  counted,
  countedBy,
  standInForMetrica,
  standInForTagManager,
} from './support/counted-site.ts'
import { dialog, inBanner, inFooter, title } from './support/places.ts'
import { expectInHistory } from './support/popups.ts'
import { test } from './support/stub-site.ts'
import { texts } from './support/texts.ts'

const { cookie } = texts.popups
const tagManager = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST'

/** Requests to other hosts than the site. */
let abroad: string[] = []

test.beforeEach(async ({ page, baseURL, stub }) => {
  await stub.show(counted)
  abroad = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
      abroad.push(request.url())
  })
  await standInForTagManager(page)
})

const told = (page: Page): Promise<unknown> =>
  page.evaluate(() => ('dataLayer' in window ? window.dataLayer : undefined))
const view = (path: string) => ({ event: 'content-view', 'content-name': path })
const begun = { event: 'gtm.js', 'gtm.start': expect.any(Number) }
const toLessons = (page: Page) => inBanner(page, 'Видеоуроки').click()

test('nothing is loaded, told or stored before consent; then every change of the page is told, until consent is taken back', async ({
  page,
  context,
}) => {
  await openAwake(page, '/')
  await expect(cookieBar(page)).toBeVisible()
  await toLessons(page)
  await expect(title(page)).toHaveText(texts.sections.video.title)
  await openAwake(page, '/')
  expect(abroad).toEqual([])
  expect(await told(page)).toBeUndefined()
  expect(await context.cookies()).toEqual([])

  await cookieBar(page).getByRole('button', { name: cookie.accept }).click()
  const views = [begun, view('/')]
  await expect.poll(() => told(page)).toEqual(views)
  await page.locator('#faq').getByRole('link', { name: texts.home.askTitle }).press('Enter')
  await expect(page).toHaveURL('/#ask')
  await inBanner(page, texts.navigation.ask).click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  expect(await told(page)).toEqual(views)

  await toLessons(page)
  // The page before has a link of this name as well.
  await expect(title(page)).toHaveText(texts.sections.video.title)
  await page.getByRole('main').getByRole('link', { name: 'Красим корни' }).click()
  await expect(dialog(page)).toBeVisible()
  await expectInHistory(page)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await page.goBack()
  await expect(title(page)).toHaveText(texts.home.title)
  await expect
    .poll(() => told(page))
    .toEqual([...views, view('/video'), view('/video?slug=korni'), view('/video'), view('/')])
  // The script is loaded once.
  expect(abroad).toEqual([tagManager])

  // Taken back, the consent ends the counting at once, and its cookies go.
  const names = async () => (await context.cookies()).map(({ name }) => name).sort()
  await expect.poll(names).toEqual(['_ga', '_ga_TEST', 'consent'])
  await inFooter(page, texts.footer.cookieSettings).click()
  const popup = dialog(page)
  await popup.getByRole('checkbox', { name: cookie.analytics }).uncheck()
  const reloaded = page.waitForEvent('load')
  await popup.getByRole('button', { name: cookie.save }).click()
  await reloaded
  await page.locator('html[data-awake]').waitFor()
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL('/#ask')
  expect(await names()).toEqual(['consent'])
  abroad = []
  await toLessons(page)
  await expect(title(page)).toBeFocused()
  expect(await told(page)).toBeUndefined()
  expect(abroad).toEqual([])
})

test('a consent is remembered, until it is taken back in another window', {
  tag: '@full',
}, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'consent', value: 'analytics', url: baseURL ?? '' }])
  await openAwake(page, '/articles/kak-krasit')
  await expect.poll(() => told(page)).toEqual([begun, view('/articles/kak-krasit')])
  expect(abroad).toEqual([tagManager])
  await expect(cookieBar(page)).toBeHidden()
  await context.addCookies([{ name: 'consent', value: 'necessary', url: page.url() }])
  const reloaded = page.waitForEvent('load')
  // The visitor turns to this window again.
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await reloaded
  await expect(page.locator('#tag-manager')).toHaveCount(0)
})

test('Yandex Metrica is told of each page after consent, as the policy allows, and is gone when it is taken back', async ({
  page,
  context,
  baseURL,
  stub,
}) => {
  await stub.show(countedBy({ metricaId: '12345678' }))
  await standInForMetrica(page)
  const heard = () => page.evaluate(() => ('heard' in window ? window.heard : undefined))
  await openAwake(page, '/')
  await toLessons(page)
  await expect(title(page)).toHaveText(texts.sections.video.title)
  expect(abroad).toEqual([])
  expect(await page.evaluate(() => 'ym' in window)).toBe(false)

  await cookieBar(page).getByRole('button', { name: cookie.accept }).click()
  const hit = (path: string, heading: string, referer: string) => [
    12345678,
    'hit',
    `${baseURL}${path}`,
    { title: expect.stringContaining(heading), referer },
  ]
  const lessons = texts.sections.video.title
  const first = [
    [12345678, 'init', expect.objectContaining({ defer: true, webvisor: false, clickmap: false })],
    hit('/video', lessons, ''),
  ]
  await expect.poll(heard).toEqual(first)
  await page.goBack()
  await expect(title(page)).toHaveText(texts.home.title)
  await expect.poll(heard).toEqual([...first, hit('/', '', `${baseURL}/video`)])
  expect(abroad).toEqual(['https://mc.yandex.ru/metrika/tag.js'])

  await inFooter(page, texts.footer.cookieSettings).click()
  const popup = dialog(page)
  await expect(popup).toContainText('Яндекс Метрика')
  await popup.getByRole('checkbox', { name: cookie.analytics }).uncheck()
  const reloaded = page.waitForEvent('load')
  await popup.getByRole('button', { name: cookie.save }).click()
  await reloaded
  await page.locator('html[data-awake]').waitFor()
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent'])
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('ym')))).toEqual([])
  abroad = []
  await toLessons(page)
  await expect(title(page)).toBeFocused()
  expect([abroad, await heard()]).toEqual([[], undefined])
})

import { expect, type Page } from '@playwright/test'
import { openAwake } from '../support/awake.ts'
import { expectAccessible } from '../support/checks.ts'
import { texts } from '../support/texts.ts'
import { expectPanelToFit } from './support/panel.ts'
import { test } from './support/test.ts'

const { helpfulTitle, helpfulYes, helpfulThanks } = texts.sections.articles
const article = '/articles/kak-zakrasit-sedinu'

const question = (page: Page) => page.getByRole('group', { name: helpfulTitle })
const thanks = (page: Page) => page.getByText(helpfulThanks)

/** Opens the page for editors until it shows what was counted: the site sends that every few seconds. */
const openWhenCounted = (page: Page, isShown: () => Promise<void>) =>
  expect(async () => {
    await page.goto('/admin/missing')
    await isShown()
  }).toPass({ timeout: 15_000 })

test('whether an article helps is asked once, in place, and thanked for', {
  tag: '@full',
}, async ({ visitor }) => {
  const measuring = visitor.waitForResponse(/\/assets\/measure-speed-/)
  await openAwake(visitor, article)
  await measuring
  const height = () =>
    visitor.locator(':has(> #helpful)').evaluate((box) => box.getBoundingClientRect().height)
  const before = await height()
  const counted = visitor.waitForRequest('/count')
  await question(visitor).getByRole('button', { name: helpfulYes }).click()
  expect((await counted).postData()).toBe('name=helpful&key=kak-zakrasit-sedinu')
  await expect(thanks(visitor)).toBeFocused()
  await expect(question(visitor)).toBeHidden()
  expect(await height()).toBe(before)
  const speed = visitor.waitForRequest((request) => request.postData()?.startsWith('name=vital') ?? false)
  // Playwright does not see what a page sends while it is left.
  await visitor.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  const vitals = new URLSearchParams((await speed).postData() ?? '')
    .getAll('key')
    .map((key) => key.split(':'))
  expect(vitals.map(([kind, vital]) => `${kind} ${vital}`).sort()).toEqual([
    'article CLS',
    'article INP',
    'article LCP',
    'article TTFB',
  ])
  await openAwake(visitor, article)
  await expect(thanks(visitor)).toBeVisible()
  await expectAccessible(visitor)
  expect(await visitor.context().cookies(visitor.url())).toEqual([])

  // An answer without scripts comes back to this address.
  await visitor.goto('/articles/kak-vybrat-ottenok#helpful')
  await expect(thanks(visitor)).toBeVisible()
  await expect(question(visitor)).toBeHidden()
})

test('the page for editors shows what visitors press, search and wish for', {
  tag: '@full',
}, async ({ page, visitor }) => {
  const queries = ['Квантовая+хромодинамика', 'седина', 'Мурзик+Иванова']
  const typed = [...queries, ...queries, ...queries.slice(0, 2)]
  await Promise.all(typed.map((query) => visitor.request.get(`/search?q=${query}`)))
  const counted = visitor.waitForRequest((request) => request.postData()?.includes('finder-answer') ?? false)
  await openAwake(visitor, '/shade?level=4&hair=colored&hairLevel=1&wish=blond')
  await counted
  await openAwake(visitor, '/video?slug=okrashivaem-korni')
  const player = visitor.locator('[data-state]').first()
  await player.locator('video').evaluate((video: HTMLVideoElement) => {
    video.muted = true
    return video.play()
  })
  await expect(player).toHaveAttribute('data-state', 'playing')
  // The lesson is left as soon as it has begun.
  await visitor.goto('/')

  const expectRow = (name: string, row: RegExp) =>
    expect(page.getByRole('table', { name }).getByRole('row', { name: row })).toBeVisible({ timeout: 1000 })
  await openWhenCounted(page, async () => {
    await expectRow('Уроки, которые бросили до середины', /Окрашиваем\sтолько\sкорни 1 1 100/)
    await expectRow('Искали и не нашли', /^квантовая хромодинамика 3 /)
    await expectRow('Нашли, но ничего не открыли', /^седина 3 3 /)
    await expectRow('Желания, которым подбор отказал', /^В\sблонд: .* 1 Только\sу\sмастера/)
  })
  await expect(page.getByText('Мурзик')).toHaveCount(0)
  await expect(page.getByText('Ещё 1 запрос набрали реже трёх раз')).toBeVisible()
})

test('the page for editors fits, is stored as a file, and begins the article that a query asks for', {
  tag: '@full',
}, async ({ page, visitor }) => {
  for (let count = 0; count < 3; count++) await visitor.request.get('/search?q=Нейтринная+осцилляция')
  const write = page.getByRole('link', { name: 'Написать статью: нейтринная осцилляция' })
  await openWhenCounted(page, () => expect(write).toBeVisible({ timeout: 1000 }))
  await expectPanelToFit(page)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Скачать таблицей (CSV)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^Чего не хватает .*\.csv$/)
  expect(await (await download).failure()).toBeNull()
  await write.click()
  await expect(page.getByLabel('Заголовок').first()).toHaveValue('Нейтринная осцилляция')
})

test('a time without visitors has nothing to count', { tag: '@full' }, async ({ page }) => {
  await page.goto('/admin/missing?from=2026-01-01&to=2026-01-07')
  await expect(page.getByText('Пока считать нечего')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})

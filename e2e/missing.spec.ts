import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectAccessible, expectToFit } from './support/checks.ts'
import { Editor } from './support/editor.ts'
import { test } from './support/servers.ts'
import { texts } from './support/texts.ts'

test.use({ cmsSettings: {}, siteSettings: {} })

const { helpfulTitle, helpfulYes, helpfulNo, helpfulThanks } = texts.sections.articles
const article = '/articles/kak-zakrasit-sedinu'

const question = (page: Page) => page.getByRole('group', { name: helpfulTitle })
const thanks = (page: Page) => page.getByText(helpfulThanks)
const table = (page: Page, name: string) => page.getByRole('table', { name })

/** Sums arrive after some seconds: the page is reloaded until it shows them. */
async function expectRow(page: Page, cmsUrl: string, name: string, row: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(`${cmsUrl}/admin/missing`)
    await expect(table(page, name).getByRole('row', { name: row })).toBeVisible({ timeout: 5000 })
  }).toPass()
}

test('before anything was counted the page says so', async ({ page, servers: { cmsUrl, dataDir } }) => {
  await Editor.signIn(page.request, { cmsUrl, dataDir })
  await page.goto(`${cmsUrl}/admin`)
  await page
    .getByRole('region', { name: 'Что ждёт вас' })
    .getByRole('link', { name: 'Чего не хватает' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Чего не хватает' })).toBeVisible()
  await expect(page.getByText('Пока считать нечего')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('the page for editors shows what visitors press, search and wish for', async ({
  page,
  servers: { cmsUrl, siteUrl, dataDir },
}) => {
  await test.step('an article helps, and is asked of once', async () => {
    await openAwake(page, article)
    const place = question(page)
    const height = () =>
      page.locator(':has(> #helpful)').evaluate((box) => box.getBoundingClientRect().height)
    const before = await height()
    const counted = page.waitForRequest(`${siteUrl}/count`)
    await place.getByRole('button', { name: helpfulYes }).click()
    expect((await counted).postData()).toBe('name=helpful&key=kak-zakrasit-sedinu')
    await expect(thanks(page)).toBeVisible()
    await expect(thanks(page)).toBeFocused()
    await expect(question(page)).toBeHidden()
    expect(await height()).toBe(before)
    await openAwake(page, article)
    await expect(thanks(page)).toBeVisible()
    await expectAccessible(page)
    expect(await page.context().cookies(siteUrl)).toEqual([])
  })
  await test.step('a search finds nothing, three times', async () => {
    for (let time = 0; time < 3; time++) await page.goto(`${siteUrl}/search?q=Квантовая+хромодинамика`)
    for (let time = 0; time < 2; time++) await page.goto(`${siteUrl}/search?q=Мурзик+Иванова`)
  })
  await test.step('a search finds something, and once it is pressed', async () => {
    for (let time = 0; time < 3; time++) await page.goto(`${siteUrl}/search?q=седина`)
    await openAwake(page, '/search?q=седина')
    await page.getByRole('main').getByRole('list').getByRole('link').first().click()
    await expect(page).not.toHaveURL(/search/)
  })
  await test.step('the shade finder refuses', async () => {
    const counted = page.waitForRequest((request) => request.postData()?.includes('finder-answer') ?? false)
    await openAwake(page, '/shade?level=4&hair=colored&hairLevel=1&wish=blond')
    await counted
  })

  await test.step('a lesson is left as soon as it has begun', async () => {
    await openAwake(page, '/video?slug=okrashivaem-korni')
    const player = page.locator('[data-state]').first()
    await player.locator('video').evaluate((video: HTMLVideoElement) => {
      video.muted = true
      return video.play()
    })
    await expect(player).toHaveAttribute('data-state', 'playing')
    await page.goto(siteUrl)
  })

  await Editor.signIn(page.request, { cmsUrl, dataDir })
  await expectRow(page, cmsUrl, 'Уроки, которые бросили до середины', /Окрашиваем\sтолько\sкорни 1 1 100/)
  await expectRow(page, cmsUrl, 'Помогли ли статьи', /Как\sзакрасить\sседину.* 0 1 100/)
  await expectRow(page, cmsUrl, 'Искали и не нашли', /^квантовая хромодинамика 3 /)
  await expectRow(page, cmsUrl, 'Нашли, но ничего не открыли', /^седина 3 4 /)
  await expectRow(page, cmsUrl, 'Желания, которым подбор отказал', /^В\sблонд: .* 1 Только\sу\sмастера/)
  await expectRow(page, cmsUrl, 'Что выбирали: ответы о волосах', /Что\sс\sдлиной\? Окрашена\sкраской 1/)
  await expect(page.getByText('Мурзик')).toHaveCount(0)
  await expect(page.getByText('Ещё 1 запрос набрали реже трёх раз')).toBeVisible()
  await expectToFit(page)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Скачать таблицей (CSV)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^Чего не хватает .*\.csv$/)
  expect(await (await download).failure()).toBeNull()

  await page.getByRole('link', { name: 'Написать статью: квантовая хромодинамика' }).click()
  await expect(page.getByLabel('Заголовок').first()).toHaveValue('Квантовая хромодинамика')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('«Нет» comes back to the article with thanks', async ({ page }) => {
    await page.goto(article)
    await expect(thanks(page)).toBeHidden()
    await question(page).getByRole('button', { name: helpfulNo }).click()
    await expect(page).toHaveURL(`${article}#helpful`)
    await expect(thanks(page)).toBeVisible()
    await expect(question(page)).toBeHidden()
  })
})

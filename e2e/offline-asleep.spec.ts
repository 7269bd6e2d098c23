import { expect, type Page } from '@playwright/test'
import { noNetwork, offlineBar, saveData } from './support/offline.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const inFooter = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })

test.beforeEach(({ expectedConsole }) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
})

/** Opens a page whose scripts sleep until it is touched, and takes the network away. */
async function openAsleep(page: Page, path: string): Promise<void> {
  await saveData(page)
  await page.goto(path)
  await page.context().setOffline(true)
}

const findNetwork = (page: Page) => page.context().setOffline(false)

const popups: [string, string, (page: Page) => ReturnType<Page['locator']>][] = [
  ['«Где купить»', '/', (page) => page.locator('#products [data-dialog="popup-shops"]').first()],
  ['a lesson', '/video', (page) => page.locator('main [data-dialog="popup-video"]').first()],
  ['«Задать вопрос»', '/privacy', (page) => page.locator('header [data-dialog="popup-feedback"]').first()],
  ['the choice of cookies', '/privacy', (page) => page.locator('[data-dialog="popup-cookies"]').first()],
]

for (const [name, path, opener] of popups) {
  test(`pressed before the page is awake, ${name} tells that there is no network, and comes with it`, async ({
    page,
  }) => {
    await openAsleep(page, path)
    await opener(page).click()
    await expect(dialog(page).getByText(noNetwork)).toBeVisible()
    await expect(dialog(page).getByText(texts.common.loading, { exact: true })).toBeHidden()
    await findNetwork(page)
    // In the popup, or where its link leads without scripts.
    await expect(page.getByText(noNetwork).filter({ visible: true })).toHaveCount(0)
    await expect(
      page.locator('dialog[open] [aria-busy=true], dialog[open] [aria-live] p:visible'),
    ).toHaveCount(0)
  })
}

test('a link pressed before the page is awake leaves it whole, and leads on when the network is back', async ({
  page,
}) => {
  await openAsleep(page, '/')
  await inFooter(page, texts.footer.consent).click()
  await expect(offlineBar(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  await offlineBar(page).getByRole('button', { name: texts.common.retry }).click()
  await expect(offlineBar(page)).toBeVisible()
  await findNetwork(page)
  await expect(page).toHaveURL('/consent')
})

test('the bar is closed before the page is awake, too, and leads nowhere then', async ({ page }) => {
  await openAsleep(page, '/privacy')
  await inFooter(page, texts.footer.consent).click()
  await offlineBar(page).getByRole('button', { name: texts.common.close }).click()
  await expect(offlineBar(page)).toBeHidden()
  await findNetwork(page)
  await inFooter(page, texts.footer.cookies).click()
  await expect(page).toHaveURL('/cookies')
})

test('a form sent before the page is awake keeps what was typed', async ({ page }) => {
  await openAsleep(page, '/ask')
  const form = page.getByRole('main').locator('form')
  const question = form.getByLabel(texts.forms.feedback.question.label)
  await question.fill('Волосы русые, хочу светлее на два тона.')
  await form.getByRole('button', { name: texts.forms.feedback.submit }).click()
  await expect(offlineBar(page)).toBeVisible()
  await expect(question).toHaveValue('Волосы русые, хочу светлее на два тона.')
  await findNetwork(page)
  await expect(offlineBar(page)).toBeHidden()
  await expect(question).toHaveValue('Волосы русые, хочу светлее на два тона.')
})

test('a network that does not answer at first is looked for again', async ({ page }) => {
  let hasFailed = false
  await page.route('/favicon.png', (route) => {
    if (route.request().method() !== 'HEAD' || hasFailed) return route.continue()
    hasFailed = true
    return route.abort('internetdisconnected')
  })
  await openAsleep(page, '/privacy')
  await inFooter(page, texts.footer.cookies).click()
  await expect(offlineBar(page)).toBeVisible()
  await findNetwork(page)
  await expect(page).toHaveURL('/cookies')
  expect(hasFailed).toBe(true)
})

test('a link within the page is followed without a network', async ({ page }) => {
  await openAsleep(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Палитра' }).click()
  await expect(page).toHaveURL('/#products')
  await expect(offlineBar(page)).toBeHidden()
})

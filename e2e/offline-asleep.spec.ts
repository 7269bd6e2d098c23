import { expect, type Page } from '@playwright/test'
import { noNetwork, offlineBar, saveData } from './support/offline.ts'
import { dialog, inFooter } from './support/places.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

test.beforeEach(async ({ page, expectedConsole }) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await saveData(page)
})

/** Opens a page whose scripts sleep until it is touched, and takes the network away. */
async function openAsleep(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.context().setOffline(true)
}

const findNetwork = (page: Page) => page.context().setOffline(false)

const popups = {
  '«Где купить»': { path: '/', opener: '#products [data-dialog="popup-shops"]' },
  'a lesson': { path: '/video', opener: 'main [data-dialog="popup-video"]' },
  '«Задать вопрос»': { path: '/privacy', opener: 'header [data-dialog="popup-feedback"]' },
  'the choice of cookies': { path: '/consent', opener: '[data-dialog="popup-cookies"]' },
}

test('popups pressed before the page is awake tell that there is no network, and come with it', async ({
  page,
}) => {
  for (const [name, { path, opener }] of Object.entries(popups)) {
    await openAsleep(page, path)
    await page.locator(opener).first().click()
    await expect(dialog(page).getByText(noNetwork), name).toBeVisible()
    await expect(dialog(page).getByText(texts.common.loading, { exact: true }), name).toBeHidden()
    await findNetwork(page)
    // In the popup, or where its link leads without scripts.
    await expect(page.getByText(noNetwork).filter({ visible: true }), name).toHaveCount(0)
    const waiting = page.locator('dialog[open] [aria-busy=true], dialog[open] [aria-live] p:visible')
    await expect(waiting, name).toHaveCount(0)
  }
})

test('a link pressed before the page is awake leads on with the network, unless the bar is closed', {
  tag: '@full',
}, async ({ page }) => {
  await openAsleep(page, '/')
  // A link within the page needs no network.
  await page.locator('#lessons a[href="#products"]').press('Enter')
  await expect(page).toHaveURL('/#products')
  await expect(offlineBar(page)).toBeHidden()
  await inFooter(page, texts.footer.consent).click()
  await expect(offlineBar(page)).toBeVisible()
  await expect(page).toHaveURL('/#products')
  await offlineBar(page).getByRole('button', { name: texts.common.retry }).click()
  await expect(offlineBar(page)).toBeVisible()
  // A network that does not answer at first is looked for again.
  let hasFailed = false
  await page.route('/favicon.png', (route) => {
    if (route.request().method() !== 'HEAD' || hasFailed) return route.continue()
    hasFailed = true
    return route.abort('internetdisconnected')
  })
  await findNetwork(page)
  await expect(page).toHaveURL('/consent')
  expect(hasFailed).toBe(true)

  await openAsleep(page, '/privacy')
  await inFooter(page, texts.footer.consent).click()
  await offlineBar(page).getByRole('button', { name: texts.common.close }).click()
  await expect(offlineBar(page)).toBeHidden()
  await findNetwork(page)
  await inFooter(page, texts.footer.cookies).click()
  await expect(page).toHaveURL('/cookies')
})

test('a form sent before the page is awake keeps what was typed', { tag: '@full' }, async ({ page }) => {
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

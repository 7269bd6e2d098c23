import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { video } = texts.popups
const lesson = { slug: 'test-na-allergiyu', title: /Тест на\sаллергию за\s48\sчасов/ }

const dialog = (page: Page) => page.getByRole('dialog')
const isLocked = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('open-menu'))

test('choosing a lesson writes its slug into the address, opens the popup and locks the page', async ({
  page,
}) => {
  await openAwake(page, '/video')
  const link = page.getByRole('link', { name: lesson.title }).first()
  await link.click()
  await expect(page).toHaveURL(`/video?slug=${lesson.slug}`)
  await expect(dialog(page).getByRole('heading', { name: lesson.title })).toBeVisible()
  await expect.poll(() => isLocked(page)).toBe(true)
})

test('a shared link opens it; closing stays on the page below', async ({ page }) => {
  await openAwake(page, `/video?tag=bezopasnost&slug=${lesson.slug}`)
  await expect(dialog(page).getByRole('heading', { name: lesson.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/video?tag=bezopasnost')
})

for (const path of ['/', '/video', '/articles/test-na-allergiyu-48-chasov']) {
  test(`the page bears the name of a shared lesson until that is closed: ${path}`, async ({ page }) => {
    await openAwake(page, path)
    const title = await page.title()
    await openAwake(page, `${path}?slug=${lesson.slug}`)
    await expect(page).toHaveTitle(lesson.title)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(title)
  })
}

test('it opens on the main page and on an article, too', async ({ page }) => {
  for (const path of ['/', '/articles/test-na-allergiyu-48-chasov']) {
    await openAwake(page, `${path}?slug=${lesson.slug}`)
    await expect(dialog(page).getByRole('heading', { name: lesson.title })).toBeVisible()
  }
})

test('an unknown or malformed slug is a 404', async ({ request }) => {
  for (const slug of ['net-takogo', 'ТЕСТ', '../etc']) {
    const answer = await request.get(`/video?slug=${encodeURIComponent(slug)}`)
    expect(answer.status(), slug).toBe(404)
  }
})

test('a link to an unknown lesson inside the site ends on the 404 page', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/404/)
  await openAwake(page, '/video')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/video?slug=net-takogo'
    link.textContent = 'net-takogo'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'net-takogo' }).click()
  await expect(page).toHaveTitle('Page Not Found')
})

test('previous and next lead through the lessons, and Back leaves them at once', async ({ page }) => {
  await openAwake(page, '/video')
  await page.getByRole('link', { name: lesson.title }).first().click()
  await dialog(page).getByRole('link', { name: video.next }).click()
  await expect(page).toHaveURL('/video?slug=chitaem-nomer-ottenka')
  await expect(dialog(page).getByRole('heading', { name: /Читаем номер оттенка/ })).toBeVisible()
  await dialog(page).getByRole('link', { name: video.previous }).click()
  await expect(page).toHaveURL(`/video?slug=${lesson.slug}`)
  await page.goBack()
  await expect(page).toHaveURL('/video')
  await expect(dialog(page)).toBeHidden()
})

for (const press of ['click', 'Enter'] as const) {
  test(`«Следующий урок» by ${press} leads the keyboard to the next lesson's heading`, async ({ page }) => {
    await openAwake(page, '/video')
    await page.getByRole('link', { name: lesson.title }).first().click()
    const next = dialog(page).getByRole('link', { name: video.next })
    if (press === 'click') await next.click()
    else await next.press('Enter')
    const heading = dialog(page).getByRole('heading', { name: /Читаем номер оттенка/, level: 2 })
    await expect(heading).toBeFocused()
    await expect(page.getByRole('dialog', { name: /Читаем номер оттенка/ })).toBeVisible()
    await dialog(page).getByRole('heading', { name: video.steps }).waitFor()
    await expect(heading).toBeFocused()
  })
}

for (const path of ['/', '/video']) {
  test(`the tab bears the name of a lesson that is chosen on ${path}, with Back and Forward too`, async ({
    page,
  }) => {
    await openAwake(page, path)
    const title = await page.title()
    await page.getByRole('link', { name: lesson.title }).first().click()
    await expect(page).toHaveTitle(lesson.title)
    await dialog(page).getByRole('link', { name: video.next }).click()
    await expect(page).toHaveTitle(/Читаем номер оттенка/)
    await page.goBack()
    await expect(page).toHaveTitle(title)
    await page.goForward()
    await expect(page).toHaveTitle(/Читаем номер оттенка/)
  })
}

test('the next lesson of a shared one gives the tab its name', async ({ page }) => {
  await openAwake(page, `/video?slug=${lesson.slug}`)
  await dialog(page).getByRole('link', { name: video.next }).click()
  await expect(page).toHaveTitle(/Читаем номер оттенка/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveTitle(/^Уроки/)
})

test('closing a shared lesson leads the keyboard to its link, or to the content', async ({ page }) => {
  await openAwake(page, `/video?slug=${lesson.slug}`)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: lesson.title })).toBeFocused()
  await openAwake(page, `/articles/chto-znachat-cifry-na-korobke?slug=${lesson.slug}`)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('the page is locked in the frame that shows a shared lesson, while scripts sleep', async ({
  request,
}) => {
  const html = await (await request.get(`/video?slug=${lesson.slug}`)).text()
  expect(html).toMatch(/<html[^>]* class="open-menu"/)
  expect(await (await request.get('/video')).text()).not.toMatch(/<html[^>]* class=/)
})

test('a step of the lesson leads to its second', async ({ page }) => {
  await openAwake(page, `/video?slug=${lesson.slug}`)
  const player = dialog(page).locator('video')
  await player.waitFor()
  await dialog(page).getByRole('link', { name: /0:24/ }).click()
  await expect
    .poll(() => player.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThanOrEqual(24)
  await expect(dialog(page).getByRole('link', { name: /0:24/ })).toHaveAttribute('aria-current', 'step')
})

for (const [part, when] of [
  ['entry.client', 'before the page is awake'],
  ['LessonPopup', "before the lesson's own code is there"],
  ['VideoPlayer', "before the player's code is there"],
] as const) {
  test(`a press ${when} takes effect as soon as it can`, async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(`**/assets/${part}-*.js`, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`/video?slug=${lesson.slug}`)
    if (part !== 'entry.client') await page.locator('html[data-awake]').waitFor()
    const step = dialog(page).getByRole('link', { name: /0:24/ })
    await step.click()
    await expect(dialog(page).getByRole('heading', { name: lesson.title })).toBeVisible()
    release()
    const player = dialog(page).locator('video')
    await player.waitFor()
    await expect
      .poll(() => player.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThanOrEqual(24)
  })
}

test('everything that is said can be read', async ({ page }) => {
  await openAwake(page, `/video?slug=${lesson.slug}`)
  await dialog(page).getByText(video.showTranscript).click()
  await expect(dialog(page).getByText('Прежде чем красить волосы, спросите кожу')).toBeVisible()
})

test('a lesson that does not load says so and can be tried again', async ({ page, expectedConsole }) => {
  expectedConsole.push(/Failed to load resource/)
  await openAwake(page, '/video')
  await page.route('**/lesson/*', (route) => route.abort())
  await page.getByRole('link', { name: lesson.title }).first().click()
  await expect(dialog(page).getByText(video.unavailable)).toBeVisible()
  await page.unroute('**/lesson/*')
  await dialog(page).getByRole('button', { name: video.retry }).click()
  await expect(dialog(page).getByRole('heading', { name: video.steps })).toBeVisible()
})

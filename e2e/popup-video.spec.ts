import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { holdRequests } from './support/hold.ts'
import { isLocked } from './support/popups.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { video } = texts.popups
const lesson = { slug: 'test-na-allergiyu', title: /Тест на\sаллергию за\s48\sчасов/ }
const next = { slug: 'chitaem-nomer-ottenka', title: /Читаем номер оттенка/ }

const dialog = (page: Page) => page.getByRole('dialog')
const heading = (page: Page, { title }: typeof lesson) =>
  dialog(page).getByRole('heading', { name: title, level: 2 })
const linkTo = (page: Page, { title }: typeof lesson) =>
  page.getByRole('main').getByRole('link', { name: title }).first()

/** Waits until the film is at the step of the 24th second. */
async function expectStep(page: Page): Promise<void> {
  const player = dialog(page).locator('video')
  await player.waitFor()
  await expect
    .poll(() => player.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThanOrEqual(24)
}

test('a chosen lesson has an address and names the tab; from there to its neighbours, Back leaves them at once', async ({
  page,
}) => {
  await openAwake(page, '/video')
  const title = await page.title()
  await linkTo(page, lesson).click()
  await expect(page).toHaveURL(`/video?slug=${lesson.slug}`)
  await expect(page).toHaveTitle(lesson.title)
  await expect(heading(page, lesson)).toBeFocused()
  expect(await isLocked(page)).toBe(true)

  await dialog(page).getByRole('link', { name: video.next }).click()
  await expect(page).toHaveURL(`/video?slug=${next.slug}`)
  await expect(page).toHaveTitle(next.title)
  await expect(page.getByRole('dialog', { name: next.title })).toBeVisible()
  await dialog(page).getByRole('heading', { name: video.steps }).waitFor()
  await expect(heading(page, next)).toBeFocused()

  await dialog(page).getByRole('link', { name: video.previous }).press('Enter')
  await expect(page).toHaveURL(`/video?slug=${lesson.slug}`)
  await expect(heading(page, lesson)).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL('/video')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveTitle(title)
  await page.goForward()
  await expect(page).toHaveTitle(lesson.title)
})

test('a shared lesson names the tab until it is closed, which leads the keyboard to its link, or to the content', {
  tag: '@full',
}, async ({ page }) => {
  for (const { path, closed, focused } of [
    { path: '/?', closed: '/', focused: linkTo(page, lesson) },
    { path: '/video?tag=bezopasnost&', closed: '/video?tag=bezopasnost', focused: linkTo(page, lesson) },
    {
      path: '/articles/chto-znachat-cifry-na-korobke?',
      closed: '/articles/chto-znachat-cifry-na-korobke',
      focused: page.locator('main:focus, main :focus'),
    },
  ]) {
    await openAwake(page, `${path}slug=${lesson.slug}`)
    await expect(page).toHaveTitle(lesson.title)
    await expect(heading(page, lesson)).toBeVisible()
    await dialog(page).getByRole('link', { name: video.next }).click()
    await expect(page).toHaveTitle(next.title)
    await dialog(page).getByRole('link', { name: video.previous }).click()
    await expect(page).toHaveTitle(lesson.title)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL(closed)
    await expect(page).not.toHaveTitle(lesson.title)
    await expect(focused, path).toBeFocused()
  }
})

test('a step that is pressed before the page is awake leads to its second as soon as it can', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/entry.client-*.js')
  await page.goto(`/video?slug=${lesson.slug}`)
  // The page is locked in the first frame, while its scripts sleep.
  expect(await isLocked(page)).toBe(true)
  await dialog(page).getByRole('link', { name: /0:24/ }).click()
  await expect(heading(page, lesson)).toBeVisible()
  release()
  await expectStep(page)
})

test('a step that is pressed before the code of the lesson or of its player is there leads to its second too', {
  tag: '@full',
}, async ({ page }) => {
  for (const part of ['LessonPopup', 'VideoPlayer']) {
    const release = await holdRequests(page, `**/assets/${part}-*.js`)
    await openAwake(page, `/video?slug=${lesson.slug}`)
    await dialog(page).getByRole('link', { name: /0:24/ }).click()
    release()
    await expectStep(page)
    await expect(dialog(page).getByRole('link', { name: /0:24/ })).toHaveAttribute('aria-current', 'step')
  }
})

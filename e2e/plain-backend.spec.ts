import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { startPlainApi } from './support/plain-api.ts'
import { fillIn, openForm, proveHuman } from './support/question-form.ts'
import { test as base } from './support/servers.ts'
import type { StubApi } from './support/stub-api.ts'
import { texts } from './support/texts.ts'

/** Over a backend that has the specification's fields and no others. */
const test = base.extend<object, { api: StubApi }>({
  api: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its first parameter
    async ({}, use) => {
      const api = await startPlainApi()
      await use(api)
      await api.stop()
    },
    { scope: 'worker' },
  ],
  siteSettings: [async ({ api }, use) => use({ API_URL: api.url }), { scope: 'worker' }],
})

test('over a plain backend, pictures are shown, and lessons open in their popup, from a file and at a platform', async ({
  page,
}) => {
  await openAwake(page, '/')
  const picture = page.locator('#articles img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await page.locator('#lessons').getByRole('link', { name: 'Красим корни' }).click()
  const video = page.getByRole('dialog', { name: 'Красим корни' }).locator('video')
  await expect.poll(() => video.evaluate(({ readyState }: HTMLVideoElement) => readyState)).toBeGreaterThan(0)
  await page.goto('/video?slug=blond')
  await expect(
    page
      .getByRole('dialog')
      .getByText(/RUTUBE/)
      .first(),
  ).toBeVisible()
})

test('over a plain backend, a question is sent with the specification’s fields, after a captcha of the site', async ({
  page,
  api,
}) => {
  const form = await openForm(page, '/')
  await fillIn(form)
  await proveHuman(form)
  await form.getByRole('button', { name: texts.forms.feedback.submit }).click()
  await expect(form.getByText(/1/).first()).toBeVisible()
  await expect.poll(() => api.questions.length).toBe(1)
  expect(Object.keys(api.questions[0] ?? {}).sort()).toEqual(['email', 'name', 'question', 'recaptcha'])
})

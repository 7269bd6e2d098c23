import { expect, type Locator } from '@playwright/test'
import { type ExternalProvider, testWithCaptcha } from './support/captcha-site.ts'
import { sitekey } from './support/captcha-stand-ins.ts'
import { expectAccessible } from './support/checks.ts'
import { fillIn, openForm } from './support/question-form.ts'
import { texts } from './support/texts.ts'

const { captcha, feedback: labels } = texts.forms

type Case = {
  provider: ExternalProvider
  name: string
  /** The options that its widget gets. */
  widget: Record<string, string>
  /** Fields in which the API asks for the verdict. */
  response: string
  address: string
}

const cases: Case[] = [
  {
    provider: 'recaptcha',
    name: 'Google reCAPTCHA v2',
    widget: { sitekey, size: 'normal', theme: 'light' },
    response: 'response',
    address: 'remoteip',
  },
  {
    provider: 'smartcaptcha',
    name: 'Yandex SmartCaptcha',
    widget: { sitekey, hl: 'ru' },
    response: 'token',
    address: 'ip',
  },
]

/** Presses a button of the widget once it is painted, and it is painted once it is in sight: before that a press may be dropped. */
async function press(widget: Locator, name: string): Promise<void> {
  await widget.scrollIntoViewIfNeeded()
  const button = widget.contentFrame().getByRole('button', { name })
  await button.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
      }),
  )
  await button.click()
}

const act = (form: Locator, name: string) => press(form.locator('iframe'), name)

const submit = (form: Locator) =>
  form.getByRole('button', { name: new RegExp(`${labels.submit}|${labels.tryAgain}`) })

for (const { provider, name, widget, response, address } of cases) {
  const test = testWithCaptcha(provider)
  // Both differ in their scripts and verdicts alone: one of them shows in each run how a widget lives on a page.
  const tag = provider === 'recaptcha' ? [] : ['@full']

  test.describe(`the captcha of ${name}`, { tag }, () => {
    test('comes when the visitor turns to the form; its challenge lies over the page, and the API verifies its response', async ({
      page,
      standIn,
      expectedConsole,
    }) => {
      expectedConsole.push(/400/)
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().startsWith(standIn.url)) asked.push(request.url())
      })
      const form = await openForm(page)
      expect(asked).toEqual([])
      await form.getByLabel(labels.name.label).focus()
      await expect(form.locator('iframe')).toBeVisible()
      const shown = new URL((await form.locator('iframe').getAttribute('src')) ?? '')
      expect(Object.fromEntries(shown.searchParams)).toEqual(widget)
      await expectAccessible(page, { outside: 'iframe' })
      await fillIn(form)
      // A response that the provider refuses is an error of its field, and a fresh one is asked for.
      await act(form, 'робот')
      await submit(form).click()
      await expect(form.getByText('Проверка не принята. Пройдите её ещё раз.')).toBeVisible()
      await expect(form.locator('[data-captcha]')).toBeFocused()
      await expect(form.locator('[data-captcha]')).toHaveAttribute('data-captcha', 'ready')
      await act(form, 'сомнение')
      await press(page.locator('iframe[title=challenge]'), 'человек')
      await expect(form.getByText(captcha.verified)).toBeVisible()
      await submit(form).click()
      await expect(form.getByText(/Номер вопроса: \d+/)).toBeVisible()
      expect(standIn.asked.at(-1)).toMatchObject({
        [response]: expect.stringMatching(/^good-/),
        [address]: expect.stringMatching(/^[\d.:a-f]+$/),
      })
    })

    if (provider !== 'recaptcha') return

    test('its popup keeps the page out of reach, and is closed by Escape', async ({ page }) => {
      const form = await openForm(page)
      const header = page.locator('header').first()
      await form.getByLabel(labels.name.label).click()
      await expect(header).toHaveAttribute('inert')
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press('Tab')
        await expect(page.locator('[inert] :focus')).toHaveCount(0)
      }
      await form.getByLabel(labels.name.label).focus()
      await page.keyboard.press('Escape')
      await expect(form).toBeHidden()
      await expect(header).not.toHaveAttribute('inert')
      await expect(page.getByRole('banner').getByRole('link', { name: texts.navigation.ask })).toBeFocused()
    })

    test('nothing moves while the captcha loads and is passed: a mark waits until the visitor leaves it', {
      tag: '@full',
    }, async ({ page }) => {
      const form = await openForm(page)
      const email = form.getByLabel(labels.email.label)
      const topOfButton = async () => (await submit(form).boundingBox())?.y
      await submit(form).scrollIntoViewIfNeeded()
      const before = await topOfButton()
      await form.getByRole('checkbox', { name: /согласие/ }).focus()
      await expect(form.locator('[data-captcha]')).toHaveAttribute('data-captcha', 'ready')
      expect(await topOfButton()).toBe(before)
      await act(form, 'человек')
      await expect(form.getByText(captcha.verified)).toBeVisible()
      expect(await topOfButton()).toBe(before)
      await email.fill('anna@')
      await act(form, 'устарела')
      await expect(form.getByText(captcha.expired)).toBeVisible()
      await expect(email).not.toHaveAttribute('aria-invalid')
      await form.getByLabel(labels.name.label).click()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
    })
  })
}

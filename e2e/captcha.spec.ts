import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { type ExternalProvider, testWithCaptcha } from './support/captcha-site.ts'
import { sitekey } from './support/captcha-stand-ins.ts'
import { expectAccessible } from './support/checks.ts'
import { fillIn, openForm } from './support/question-form.ts'
import { texts } from './support/texts.ts'

const { captcha, feedback: labels } = texts.forms

type Case = {
  provider: ExternalProvider
  name: string
  /** Path of its script at the provider. */
  script: string
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
    script: '**/api.js?*',
    widget: { sitekey, size: 'normal', theme: 'light' },
    response: 'response',
    address: 'remoteip',
  },
  {
    provider: 'smartcaptcha',
    name: 'Yandex SmartCaptcha',
    script: '**/captcha.js?*',
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

/** Leaves requests without an answer; the returned function breaks them off and lets others pass. */
async function hold(page: Page, url: string): Promise<() => Promise<void>> {
  const held: Route[] = []
  await page.route(url, (route) => void held.push(route))
  return async () => {
    // A browser asks for the same address again only when the first request has come to an end in the page.
    const ended = (route: Route) =>
      page.waitForEvent('requestfailed', (request) => request === route.request())
    await Promise.all(held.flatMap((route) => [ended(route), route.abort()]))
    await page.unroute(url)
  }
}

for (const { provider, name, script, widget, response, address } of cases) {
  const test = testWithCaptcha(provider)

  test.describe(`the captcha of ${name}`, () => {
    test('comes only when the visitor turns to the form, with its key, in Russian', async ({
      page,
      standIn,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().startsWith(standIn.url)) asked.push(request.url())
      })
      const form = await openForm(page)
      expect(asked).toEqual([])
      await form.getByLabel(labels.name.label).focus()
      await expect(form.locator('iframe')).toBeVisible()
      expect(asked[0]).toContain(provider === 'recaptcha' ? 'hl=ru' : 'captcha.js')
      const shown = new URL((await form.locator('iframe').getAttribute('src')) ?? '')
      expect(Object.fromEntries(shown.searchParams)).toEqual(widget)
      await expectAccessible(page, { outside: 'iframe' })
    })

    test('its response is verified by the API, and the question is answered with a number', async ({
      page,
      standIn,
    }) => {
      const form = await openForm(page)
      await fillIn(form)
      await act(form, 'человек')
      await expect(form.getByText(captcha.verified)).toBeVisible()
      await submit(form).click()
      await expect(form.getByText(/Номер вопроса: \d+/)).toBeVisible()
      expect(standIn.asked.at(-1)).toMatchObject({
        [response]: expect.stringMatching(/^good-/),
        [address]: expect.stringMatching(/^[\d.:a-f]+$/),
      })
    })

    test('a response that the provider refuses is an error of its field, and a fresh one is asked for', async ({
      page,
      expectedConsole,
    }) => {
      expectedConsole.push(/400/)
      const form = await openForm(page)
      await fillIn(form)
      await act(form, 'робот')
      await submit(form).click()
      await expect(form.getByText('Проверка не принята. Пройдите её ещё раз.')).toBeVisible()
      await expect(form.locator('[data-captcha]')).toBeFocused()
      await expect(form.locator('[data-captcha]')).toHaveAttribute('data-captcha', 'ready')
      await act(form, 'человек')
      await submit(form).click()
      await expect(form.getByText(/Номер вопроса/)).toBeVisible()
    })

    for (const [event, state, message] of [
      ['устарела', 'expired', captcha.expired],
      ['сбой', 'failed', captcha.loadError],
    ] as const) {
      test(`a response is no longer one after «${state}», and the form is not sent`, async ({ page }) => {
        const form = await openForm(page)
        await fillIn(form)
        await act(form, 'человек')
        await expect(form.getByText(captcha.verified)).toBeVisible()
        await act(form, event)
        await expect(form.getByText(message)).toBeVisible()
        let isSent = false
        page.on('request', (request) => {
          // Ready answers are asked for by POST as well.
          if (new URL(request.url()).pathname === '/questions') isSent = true
        })
        await submit(form).click()
        await expect(form.getByText(captcha.required)).toBeVisible()
        await expect(form.locator('[data-captcha]')).toBeFocused()
        expect(isSent).toBe(false)
      })
    }

    test('a challenge that the provider lays over the page can be passed', async ({ page }) => {
      const form = await openForm(page)
      await fillIn(form)
      await act(form, 'сомнение')
      await press(page.locator('iframe[title=challenge]'), 'человек')
      await expect(form.getByText(captcha.verified)).toBeVisible()
      await submit(form).click()
      await expect(form.getByText(/Номер вопроса: \d+/)).toBeVisible()
    })

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

    test('the content below the captcha stays in place while it loads and is passed', async ({ page }) => {
      const form = await openForm(page)
      const topOfButton = async () => (await submit(form).boundingBox())?.y
      await submit(form).scrollIntoViewIfNeeded()
      const before = await topOfButton()
      await form.getByRole('checkbox', { name: /согласие/ }).focus()
      await expect(form.locator('[data-captcha]')).toHaveAttribute('data-captcha', 'ready')
      expect(await topOfButton()).toBe(before)
      await act(form, 'человек')
      await expect(form.getByText(captcha.verified)).toBeVisible()
      expect(await topOfButton()).toBe(before)
    })

    test('a mark does not move the captcha while the visitor is in it', async ({ page }) => {
      const form = await openForm(page)
      const email = form.getByLabel(labels.email.label)
      await email.fill('anna@')
      await act(form, 'человек')
      await expect(form.getByText(captcha.verified)).toBeVisible()
      await expect(email).not.toHaveAttribute('aria-invalid')
      await form.getByLabel(labels.name.label).click()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
    })

    test('a script that fails says so, and another try brings it', async ({ page, expectedConsole }) => {
      expectedConsole.push(/Failed to load resource/)
      await page.route(script, (route) => route.abort())
      const form = await openForm(page)
      await form.getByLabel(labels.name.label).focus()
      await expect(form.getByText(captcha.loadError)).toBeVisible()
      await page.unroute(script)
      await form.getByRole('button', { name: captcha.retry }).click()
      await act(form, 'человек')
      await expect(form.getByText(captcha.verified)).toBeVisible()
    })

    test('a script that does not come in time says so, and another try brings it', async ({
      page,
      expectedConsole,
    }) => {
      expectedConsole.push(/Failed to load resource/)
      await page.clock.install()
      const letGo = await hold(page, script)
      const form = await openForm(page)
      const asked = page.waitForRequest(script)
      await form.getByLabel(labels.name.label).focus()
      await asked
      await page.clock.runFor(15_000)
      await expect(form.getByText(captcha.timeout)).toBeVisible()
      await letGo()
      await form.getByRole('button', { name: captcha.retry }).click()
      await act(form, 'человек')
      await expect(form.getByText(captcha.verified)).toBeVisible()
    })

    test('a script whose loading is broken off says so, and another try brings it', async ({
      page,
      expectedConsole,
    }) => {
      expectedConsole.push(/Failed to load resource/)
      const letGo = await hold(page, script)
      const form = await openForm(page)
      const asked = page.waitForRequest(script)
      await form.getByLabel(labels.name.label).focus()
      const { pathname } = new URL((await asked).url())
      await page.locator(`script[src*="${pathname}"]`).evaluate((element) => {
        element.dispatchEvent(new Event('abort'))
      })
      await expect(form.getByText(captcha.aborted)).toBeVisible()
      await letGo()
      await form.getByRole('button', { name: captcha.retry }).click()
      await act(form, 'человек')
      await expect(form.getByText(captcha.verified)).toBeVisible()
    })

    test('a script that brings no captcha is a failure too, and is loaded again', async ({ page }) => {
      const body = 'document.documentElement.dataset.brought = "nothing"'
      await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body }), {
        times: 1,
      })
      await page.clock.install()
      const form = await openForm(page)
      await form.getByLabel(labels.name.label).focus()
      // The page waits for the captcha only once the script has run.
      await page.locator('html[data-brought]').waitFor()
      await page.clock.runFor(15_000)
      await expect(form.getByRole('button', { name: captcha.retry })).toBeVisible()
      await form.getByRole('button', { name: captcha.retry }).click()
      await act(form, 'человек')
      await expect(form.getByText(captcha.verified)).toBeVisible()
    })
  })
}

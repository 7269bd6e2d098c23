import { expect } from '@playwright/test'
import { dialog, inBanner, title } from './support/places.ts'
import { fillIn } from './support/question-form.ts'
import { test } from './support/test.ts'
import { contacts, texts } from './support/texts.ts'

const { feedback: labels, captcha } = texts.forms

/** Takes a member away from a browser, as if it were older, in the page before its scripts; each of them: start/load-page.test.ts. */
const takeAway = {
  'HTMLDialogElement.showModal': () => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'),
  'Array.findLast': () => Reflect.deleteProperty(Array.prototype, 'findLast'),
}

for (const [member, old] of Object.entries(takeAway)) {
  test(`in a browser without ${member} the page goes on as without scripts`, async ({
    page,
    expectedConsole,
  }) => {
    // The form that is sent by itself is refused: nobody has passed the captcha.
    expectedConsole.push(/400/)
    await page.addInitScript(old)
    await page.goto('/')
    const heading = await title(page).textContent()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: texts.carousel.next })).toBeHidden()
    await expect(title(page)).toHaveText(heading ?? '')
    await inBanner(page, texts.navigation.ask).click()
    await expect(page).toHaveURL('/ask')
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByText(labels.noScript.split('{email}')[0]?.trim() ?? '')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: captcha.start })).toBeHidden()
    await fillIn(page.locator('#ask-form'))
    await page.getByRole('button', { name: labels.submit }).click()
    await expect(page.getByLabel(labels.name.label)).toHaveValue('Анна')
    await expect(page.getByRole('main').getByText(contacts.email).first()).toBeVisible()
    await expect(page.locator('html[data-awake]')).toHaveCount(0)
  })
}

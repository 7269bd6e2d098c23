import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { inBanner, title } from './support/places.ts'
import { fillIn } from './support/question-form.ts'
import { test } from './support/test.ts'
import { texts, withHyphens } from './support/texts.ts'

const { common, forms, sections } = texts

test('six questions stand on the main page, all of them by topic, the ways to them and to the form beside them; each has an address that opens it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await openAwake(page, '/')
  const faq = page.locator('#faq')
  const entries = faq.locator('details[id]')
  await expect(entries).toHaveCount(6)
  const question = entries.first().getByRole('heading')
  const answer = entries.first().locator('p').first()
  await expect(answer).toBeHidden()
  await question.click()
  await expect(answer).toBeVisible()
  await question.click()
  await expect(answer).toBeHidden()
  await faq.getByRole('link', { name: common.allQuestions }).click()
  await expect(page).toHaveURL('/faq')
  await expect(entries.filter({ visible: true })).toHaveCount(44)
  const topic = faq.getByRole('heading', { level: 2, name: 'Седина', exact: true })
  await expect(topic).not.toBeInViewport()
  await faq.getByRole('link', { name: 'Седина', exact: true }).click()
  await expect(topic).toBeInViewport()
  await expect(topic).toBeFocused()
  const toForm = faq.getByRole('link', { name: sections.faq.formTitle })
  await expect(toForm).toBeInViewport()
  const entry = entries.nth(11)
  await entry.locator('summary').click()
  await entry.getByRole('link', { name: sections.faq.link }).click()
  const address = `/faq#${await entry.getAttribute('id')}`
  await expect(page).toHaveURL(address)
  await page.goto('about:blank')
  await openAwake(page, address)
  await expect(entry).toHaveAttribute('open')
  await expect(entry).toBeInViewport()
})

test('links that were saved while the main page had everything lead to the answer and to the shade', async ({
  page,
}) => {
  await openAwake(page, '/faq')
  const id = await page.locator('#faq details[id]').last().getAttribute('id')
  await openAwake(page, `/#${id}`)
  await expect(page).toHaveURL(`/faq#${id}`)
  await expect(page.locator(`#${id}`)).toHaveAttribute('open')
  await expect(page.locator(`#${id}`)).toBeInViewport()
  await openAwake(page, '/#shade-2007700000161')
  await expect(page).toHaveURL('/shades#shade-2007700000161')
  await expect(page.locator('#products').getByRole('heading', { name: /^0-22/ })).toBeInViewport()
})

test('after a script of a stranger has broken the page, a link brings all of it back', {
  tag: '@full',
}, async ({ page, expectedConsole }) => {
  expectedConsole.push(/removeChild/)
  await openAwake(page, '/faq')
  const form = page.locator('#ask')
  await form.getByRole('button', { name: forms.feedback.submit }).click()
  await form.getByText(forms.errorSummary).evaluate((message) => message.remove())
  await fillIn(form)
  await form.getByRole('checkbox', { name: forms.captcha.start }).click()
  await expect(title(page)).toHaveText(withHyphens(texts.errors.serverError.title))
  await inBanner(page, 'Вопросы и ответы').click()
  await expect(title(page)).toHaveText(sections.faq.title)
  await expect(page.locator('#faq details')).toHaveCount(44)
  await expect(form.getByRole('button', { name: forms.feedback.submit })).toBeVisible()
})

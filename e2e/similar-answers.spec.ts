import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectAccessible, expectToFit } from './support/checks.ts'
import { watchCounts } from './support/counts.ts'
import { test } from './support/test.ts'
import { texts, withHyphens } from './support/texts.ts'

const { feedback: labels } = texts.forms
const { answers } = labels
const beard = 'Муж хочет закрасить седую бороду'

const questionOf = (page: Page) => page.getByRole('main').getByLabel(labels.question.label)
const readyOf = (page: Page) => page.getByRole('main').locator('form details')

test('while a question is written, answers stand below it, and nothing below them moves', async ({
  page,
}) => {
  const counts = await watchCounts(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('similar-answers')) asked.push(`${request.method()} ${request.url()}`)
  })
  await openAwake(page, '/ask')
  await expect(page.getByText(answers.waiting)).toBeHidden()
  await questionOf(page).focus()
  await expect(page.getByText(answers.waiting)).toBeVisible()
  await page.keyboard.type('Муж хочет')
  const place = () => page.getByRole('checkbox', { name: /согласие/ }).boundingBox()
  const before = await place()
  await page.keyboard.type(' закрасить седую бороду')
  await expect(readyOf(page)).toHaveCount(3)
  await expect(page.getByRole('status')).toHaveText(answers.title)
  await expect(readyOf(page).first()).toContainText(/камуфляжем/)
  expect(await place()).toEqual(before)
  await expect(questionOf(page)).toBeFocused()
  await expect.poll(() => counts.filter((one) => one.startsWith('suggestion-shown')).length).toBe(3)
  expect(new Set(asked)).toEqual(new Set([`POST ${new URL('/similar-answers', page.url())}`]))
  await expectAccessible(page)
})

test.describe(() => {
  // The part that is missing, as after a release.
  test.use({ expectedConsole: [/Failed to load|ERR_FAILED/] })

  test('where ready answers cannot be had, nobody loses the page or their words', async ({ page }) => {
    await page.route(/SimilarAnswers.*\.js/, (route) => route.abort())
    await openAwake(page, '/ask')
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('SimilarAnswers'))
    await questionOf(page).fill(beard)
    await failed
    await expect(page.getByText(answers.waiting)).toBeHidden()
    await expect(questionOf(page)).toHaveValue(beard)
    await expect(page.locator('html')).toHaveAttribute('data-same-page', '')
  })
})

test('an answer is read in place and can be thanked for; what was typed stays', async ({ page }) => {
  const counts = await watchCounts(page)
  await openAwake(page, '/ask')
  await page.getByRole('main').getByLabel(labels.name.label).fill('Анна')
  await questionOf(page).fill(beard)
  await readyOf(page).first().locator('summary').click()
  await expect(readyOf(page).first().locator('p').first()).toBeVisible()
  // While it is read no other takes its place.
  await questionOf(page).fill('Можно ли красить волосы беременным?')
  await expect(readyOf(page).first()).toContainText(/камуфляжем/)
  await readyOf(page).first().getByRole('button', { name: answers.helped }).click()
  await expect(page.getByText(answers.thanks)).toBeFocused()
  await expect.poll(() => counts.some((one) => /^suggestion-helped \d+$/.test(one))).toBe(true)
  await expect(page.getByRole('main').getByLabel(labels.name.label)).toHaveValue('Анна')
  for (const link of await readyOf(page).getByRole('link').all())
    await expect(link).toHaveAttribute('target', '_blank')
  await page.setViewportSize({ width: 360, height: 780 })
  await expectAccessible(page)
  await expectToFit(page)
})

test('a few letters ask for nothing, and without an answer of the server the form stays as it is', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/503/)
  await openAwake(page, '/ask')
  let asked = 0
  await page.route('**/similar-answers', (route) => {
    asked++
    return route.fulfill({ status: 503 })
  })
  await questionOf(page).fill('Что делать')
  await expect(page.getByText(answers.waiting)).toBeVisible()
  await questionOf(page).fill(beard)
  await expect.poll(() => asked).toBe(1)
  await expect(page.getByText(answers.waiting)).toBeVisible()
})

test('the popup’s form has them as well', async ({ page }) => {
  await watchCounts(page)
  await openAwake(page, '/privacy')
  await page.getByRole('banner').getByRole('link', { name: texts.navigation.ask }).click()
  const dialog = page.getByRole('dialog', { name: texts.popups.feedback.title })
  await dialog.getByLabel(labels.question.label).fill(beard)
  await expect(dialog.locator('details')).toHaveCount(3)
  await page.setViewportSize({ width: 360, height: 780 })
  await expectAccessible(page)
  await expectToFit(page)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  async function post(page: Page) {
    await page.goto('/ask')
    await page.getByLabel(labels.name.label).fill('Анна')
    await page.getByLabel(labels.email.label).fill('anna@example.com')
    await page.getByLabel(labels.question.label).fill(beard)
    await page.getByRole('checkbox', { name: /согласие/ }).check()
    await page.getByRole('button', { name: labels.submit }).click()
    await expect(page.getByRole('heading', { name: answers.title })).toBeVisible()
  }

  async function expectTyped(page: Page) {
    await expect(page).toHaveURL('/ask')
    await expect(page.getByLabel(labels.name.label)).toHaveValue('Анна')
    await expect(page.getByLabel(labels.email.label)).toHaveValue('anna@example.com')
    await expect(page.getByLabel(labels.question.label)).toHaveValue(beard)
    await expect(page.getByRole('checkbox', { name: /согласие/ })).toBeChecked()
  }

  test('answers are offered before anything is sent, and a question that is sent all the same is not held up again', async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/400/)
    await post(page)
    await expectTyped(page)
    await expect(readyOf(page)).toHaveCount(3)
    await readyOf(page).first().locator('summary').click()
    await expect(readyOf(page).first().getByRole('button', { name: answers.helped })).toBeVisible()
    await page.getByRole('button', { name: answers.send }).click()
    // Without scripts the captcha cannot be passed: the typed text comes back with the reason.
    await expect(page.getByText(texts.forms.errorSummary)).toBeVisible()
    await expect(page.getByRole('heading', { name: answers.title })).toBeHidden()
    await expectTyped(page)
    await page.getByRole('button', { name: answers.send }).click()
    await expect(page.getByRole('heading', { name: answers.title })).toBeHidden()
    await expectTyped(page)
  })

  test('an answer that helped is thanked for, and nothing is sent', async ({ page }) => {
    await post(page)
    await readyOf(page).first().locator('summary').click()
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await readyOf(page).first().getByRole('button', { name: answers.helped }).click()
    expect((await answer).headers()['cache-control']).toBe('no-store')
    await expect(page.getByText(withHyphens(answers.after))).toBeVisible()
    await expectTyped(page)
  })

  test('Enter in a field sends, as its button does', async ({ page, expectedConsole }) => {
    expectedConsole.push(/400/)
    await post(page)
    await page.getByLabel(labels.name.label).press('Enter')
    await expect(page.getByText(texts.forms.errorSummary)).toBeVisible()
    await expectTyped(page)
  })
})

test.describe('a question that was begun before', () => {
  const first = 'Чем отличаются проявители?'

  test('is not overwritten when one that the finder began is edited, and both can be had', async ({
    page,
  }) => {
    await watchCounts(page)
    await openAwake(page, '/ask')
    await questionOf(page).fill(first)
    await openAwake(page, `/ask?shade=${encodeURIComponent('level=6&hair=natural&grey=50&wish=6-0')}`)
    await expect(questionOf(page)).toHaveValue(first)
    await page.getByRole('button', { name: labels.showOther }).click()
    await expect(questionOf(page)).toHaveValue(/^Мои ответы/)
    await questionOf(page).press('End')
    await questionOf(page).pressSequentially(' А корни?')
    await openAwake(page, '/ask')
    await expect(questionOf(page)).toHaveValue(/А корни\?/)
    await page.getByRole('button', { name: labels.showOther }).click()
    await expect(questionOf(page)).toHaveValue(first)
  })

  test('keeps its name and address beside a question that the finder began', async ({ page }) => {
    await watchCounts(page)
    await openAwake(page, '/ask')
    await page.getByRole('main').getByLabel(labels.name.label).fill('Анна')
    await openAwake(page, `/ask?shade=${encodeURIComponent('level=6&hair=natural&grey=50&wish=6-0')}`)
    await expect(page.getByRole('main').getByLabel(labels.name.label)).toHaveValue('Анна')
    await expect(questionOf(page)).toHaveValue(/^Мои ответы/)
  })

  test('is not lost when somebody types before the page is awake', async ({ page }) => {
    await watchCounts(page)
    await openAwake(page, '/ask')
    await questionOf(page).fill(first)
    // Scripts that come late: the page can be typed in long before.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const field = document.querySelector<HTMLTextAreaElement>('textarea[name=question]')
        if (field && !sessionStorage.getItem('typed')) field.value = `${field.value}Новый вопрос`
        sessionStorage.setItem('typed', '1')
      })
    })
    await openAwake(page, '/ask')
    await expect(questionOf(page)).toHaveValue('Новый вопрос')
    await questionOf(page).press('End')
    await questionOf(page).pressSequentially(' целиком')
    await openAwake(page, '/ask')
    await expect(questionOf(page)).toHaveValue('Новый вопрос целиком')
    await page.getByRole('button', { name: labels.showOther }).click()
    await expect(questionOf(page)).toHaveValue(first)
  })
})

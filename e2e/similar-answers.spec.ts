import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectAccessible, expectToFit } from './support/checks.ts'
import { watchCounts } from './support/counts.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { feedback: labels } = texts.forms
const { answers } = labels
const beard = 'Муж хочет закрасить седую бороду'

const questionOf = (page: Page) => page.getByRole('main').getByLabel(labels.question.label)
const readyOf = (page: Page) => page.getByRole('main').locator('form li')
/** An answer that is read in place; sections of articles have tabs of their own. */
const answerOf = (page: Page) => page.getByRole('main').locator('form details').first()

test('while a question is written, answers stand below it, and nothing below them moves', async ({
  page,
}) => {
  await watchCounts(page)
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
  await expect(answerOf(page)).toContainText(/камуфляжем/)
  expect(await place()).toEqual(before)
  await expect(questionOf(page)).toBeFocused()
  await answerOf(page).locator('summary').click()
  await expect(answerOf(page).locator('p').first()).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await expectAccessible(page)
  await expectToFit(page)
})

test.describe('after a release, whose page misses a part', { tag: '@full' }, () => {
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
    await answerOf(page).locator('summary').click()
    await expect(answerOf(page).getByRole('button', { name: answers.helped })).toBeVisible()
    // Enter in a field sends, as the button does: it must not press one of the answers’ buttons.
    await page.getByLabel(labels.name.label).press('Enter')
    // Without scripts the captcha cannot be passed: the typed text comes back with the reason.
    await expect(page.getByText(texts.forms.errorSummary)).toBeVisible()
    await expect(page.getByRole('heading', { name: answers.title })).toBeHidden()
    await expectTyped(page)
    await page.getByRole('button', { name: answers.send }).click()
    await expect(page.getByRole('heading', { name: answers.title })).toBeHidden()
    await expectTyped(page)
  })
})

test('a question that was begun before is not lost when somebody types before the page is awake', async ({
  page,
}) => {
  const first = 'Чем отличаются проявители?'
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

// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { aSite } from '#app/features/site/testing/a-site.ts'
import { button, captchaBox, field, fillIn, forms, openForm, required } from './testing/question-form.tsx'

const { feedback: labels, captcha, errorSummary } = forms
const fail = () => new Response(null, { status: 503 })

/** A form whose captcha is at work until the returned function gives it an answer. */
function openWaiting() {
  const form = openForm()
  const { promise, resolve } = Promise.withResolvers<Response>()
  form.network.answers['/captcha-challenge'] = () => promise
  return { ...form, answer: resolve }
}

async function passAndSend(user: UserEvent) {
  await user.click(captchaBox())
  await user.click(await button(labels.submit))
}

test('without a response of the captcha nothing is sent, and its box has the focus', async () => {
  const { user, network } = openForm()
  await fillIn(user)
  await user.click(await button(labels.submit))
  await screen.findByText(captcha.required)
  expect(document.activeElement).toBe(captchaBox())
  expect(network.asked('/questions')).toEqual([])
})

test('a captcha passed by the keyboard keeps the focus, and another press changes nothing', async () => {
  const { user, network } = openForm()
  captchaBox().focus()
  await user.keyboard(' ')
  await screen.findByText(captcha.verified)
  await user.keyboard(' ')
  expect(captchaBox().checked).toBe(true)
  expect(document.activeElement).toBe(captchaBox())
  expect(network.asked('/captcha-challenge')).toHaveLength(1)
})

test('a response that has grown old is none', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { user, network } = openForm()
  await fillIn(user)
  await user.click(captchaBox())
  await screen.findByText(captcha.verified)
  act(() => void vi.advanceTimersByTime(18 * 60 * 1000))
  screen.getByText(captcha.expired)
  await user.click(await button(labels.submit))
  await screen.findByText(captcha.required)
  expect(network.asked('/questions')).toEqual([])
})

describe('in a browser without workers', () => {
  /** The form with a challenge that is soon solved. */
  async function openWithoutWorkers() {
    const form = openForm()
    vi.stubGlobal('Worker', undefined)
    const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey })
    form.network.answers['/captcha-challenge'] = () => Response.json(challenge)
    return form
  }

  test('the page passes the captcha by itself', async () => {
    const { user, network } = await openWithoutWorkers()
    await fillIn(user)
    await passAndSend(user)
    await screen.findByText(/Номер вопроса/)
    expect(network.asked('/questions')).toHaveLength(1)
  })

  test('where it cannot, beside another try stands where to write', async () => {
    const { user } = await openWithoutWorkers()
    vi.stubGlobal('crypto', { randomUUID: () => crypto.randomUUID() })
    await user.click(captchaBox())
    await screen.findByText(captcha.loadError)
    await button(captcha.retry)
    const mail = within(screen.getByRole('group', { name: captcha.label })).getByRole('link')
    expect(mail.getAttribute('href')).toBe(`mailto:${aSite().contacts.email}`)
  })
})

describe('a visitor who sends while the captcha is still at work', () => {
  test('needs no second press, and sends once however often they press', async () => {
    const { user, network, answer } = openWaiting()
    await fillIn(user)
    await passAndSend(user)
    const waiting = await button(captcha.verifying)
    expect(waiting.getAttribute('aria-disabled')).toBe('true')
    expect(screen.queryByText(captcha.required)).toBeNull()
    await user.click(waiting)
    await user.type(field('name'), '{Enter}')
    answer(Response.json({}))
    await screen.findByText(/Номер вопроса/)
    expect(network.asked('/questions')).toHaveLength(1)
  })

  test('is told when it fails, and can send after another try', async () => {
    const { user, network, answer } = openWaiting()
    await fillIn(user)
    await passAndSend(user)
    answer(fail())
    await screen.findByText(captcha.loadError)
    await screen.findByText(captcha.required)
    expect(document.activeElement).toBe(captchaBox())
    expect(network.asked('/questions')).toEqual([])
    network.answers['/captcha-challenge'] = () => Response.json({})
    await user.click(await button(captcha.retry))
    await screen.findByText(captcha.verified)
    expect(document.activeElement).toBe(captchaBox())
    await user.click(await button(labels.submit))
    await screen.findByText(/Номер вопроса/)
  })

  test('is shown at once what else is missing', async () => {
    const { user } = openWaiting()
    await passAndSend(user)
    await screen.findByText(required(labels.name.fieldName))
    expect(document.activeElement).toBe(field('name'))
    expect(screen.queryByText(captcha.required)).toBeNull()
  })

  test('may go on writing: what has become wrong is marked, and the focus stays', async () => {
    const { user, network, answer } = openWaiting()
    await fillIn(user)
    await passAndSend(user)
    await user.clear(field('email'))
    await user.click(field('question'))
    answer(Response.json({}))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(errorSummary))
    expect(document.activeElement).toBe(field('question'))
    expect(network.asked('/questions')).toEqual([])
  })
})

// @vitest-environment happy-dom
import { questionMaxLength } from '@pryad/contract/forms/question.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  button,
  captchaBox,
  consent,
  field,
  fillIn,
  forms,
  openForm,
  popups,
  required,
  send,
} from './testing/question-form.tsx'

const { feedback: labels, captcha, errorSummary } = forms

const isWrong = (element: HTMLElement) => element.getAttribute('aria-invalid') === 'true'

test('the field takes as many emoji as the counter has room for', () => {
  openForm()
  // A browser counts each of them twice.
  expect(field('question').getAttribute('maxlength')).toBe(String('💇'.repeat(questionMaxLength).length))
})

describe('marks of wrong fields', () => {
  test('an error appears when its field is left, and goes when it is mended', async () => {
    const { user } = openForm()
    await user.type(field('email'), 'anna@')
    expect(isWrong(field('email'))).toBe(false)
    await user.click(field('question'))
    await screen.findByRole('textbox', {
      description: /«Электронная почта» содержит значение некорректного формата/,
    })
    expect(isWrong(field('email'))).toBe(true)
    await user.type(field('email'), 'example.com')
    expect(isWrong(field('email'))).toBe(false)
  })

  test('an address with a slip of the keyboard is marked with the one that is meant', async () => {
    const { user } = openForm()
    await user.type(field('email'), 'anna@gmail.con')
    await vi.dynamicImportSettled()
    await user.click(field('question'))
    await screen.findByRole('textbox', { description: /опечатку: «gmail.con» вместо «gmail.com»/ })
  })

  test('an empty form marks every field, has the focus in the first, and says so until all are mended', async () => {
    const { user, network } = openForm()
    await user.click(await button(labels.submit))
    await screen.findByText('Отметьте согласие')
    for (const { fieldName } of [labels.name, labels.email, labels.question]) {
      screen.getByText(required(fieldName))
    }
    screen.getByText(captcha.required)
    expect(screen.getByRole('alert').textContent).toBe(errorSummary)
    expect(document.activeElement).toBe(field('name'))
    await fillIn(user)
    expect(screen.getByRole('alert').textContent).toBe(errorSummary)
    await user.click(captchaBox())
    await waitFor(() => expect(screen.queryByText(errorSummary)).toBeNull())
    // A mark that appears later does not bring the summary back.
    await user.clear(field('email'))
    await user.click(field('name'))
    await waitFor(() => expect(isWrong(field('email'))).toBe(true))
    expect(screen.queryByText(errorSummary)).toBeNull()
    expect(network.asked('/questions')).toEqual([])
  })

  test('links of the consent and the policy open beside the form', () => {
    openForm()
    const link = (name: RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name })
    expect(link(/политике/).getAttribute('href')).toBe('/privacy')
    expect(link(/политике/).target).toBe('_blank')
    expect(link(/согласие на обработку/).target).toBe('_blank')
  })
})

describe('sending', () => {
  test('is shown and cannot be done twice; the answer is the number, and another question can be asked', async () => {
    const { user, network } = openForm()
    const { promise, resolve } = Promise.withResolvers<Response>()
    network.answers['/questions'] = () => promise
    await send(user)
    const busy = await button(labels.sending)
    expect(busy.getAttribute('aria-disabled')).toBe('true')
    await user.click(busy)
    await user.type(field('name'), '{Enter}')
    resolve(Response.json({ status: 'sent', id: '17' }))
    await screen.findByText(/Номер вопроса: 17/)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: popups.feedback.successTitle }))
    expect(network.asked('/questions')).toHaveLength(1)
    expect(Object.fromEntries(network.asked('/questions')[0]?.form ?? [])).toMatchObject({
      name: 'Анна',
      email: 'anna@example.com',
      question: 'С чего начать?',
      recaptcha: 'a proof',
      pageUrl: '/ask',
    })
    await user.click(await button(popups.feedback.another))
    expect(field('question').value).toBe('')
    expect(captchaBox().checked).toBe(false)
  })

  test('again after a lost answer has the key of the first attempt, so that there is no second question', async () => {
    const { user, network } = openForm()
    const take = network.answers['/questions']
    delete network.answers['/questions']
    await send(user)
    await screen.findByText(popups.feedback.error)
    if (take) network.answers['/questions'] = take
    await user.click(await button(labels.tryAgain))
    await screen.findByText(/Номер вопроса/)
    const [first, second] = network.asked('/questions').map(({ form }) => form.get('idempotencyKey'))
    expect(first).toMatch(/^[\da-f-]{36}$/)
    expect(second).toBe(first)
  })

  test('is refused by marks of the server, which have the focus, and by a captcha to pass afresh', async () => {
    const { user, network } = openForm()
    const errors = { email: 'Такого адреса нет' }
    network.answers['/questions'] = () =>
      Response.json({ status: 'refused', errors, message: errorSummary, values: {} }, { status: 400 })
    await send(user)
    await screen.findByRole('textbox', { description: /Такого адреса нет/ })
    expect(document.activeElement).toBe(field('email'))
    expect(captchaBox().checked).toBe(false)
  })

  test('is refused in the form’s own words by a page of an error, and the captcha stays passed', async () => {
    const { user, network } = openForm()
    const take = network.answers['/questions']
    const refuse = (status: number) => {
      network.answers['/questions'] = () => new Response('<!doctype html><h1>Отказ</h1>', { status })
    }
    refuse(502)
    await send(user)
    await screen.findByText(popups.feedback.error)
    refuse(429)
    await user.click(await button(labels.tryAgain))
    await screen.findByText(labels.tooMany)
    refuse(413)
    await user.click(await button(labels.tryAgain))
    await screen.findByRole('textbox', { description: /Поле не должно превышать 2000 символов/ })
    expect(document.activeElement).toBe(field('question'))
    if (take) network.answers['/questions'] = take
    await user.click(await button(labels.tryAgain))
    await screen.findByText(/Номер вопроса/)
  })

  test('without a network says so', async () => {
    const { user, network } = openForm()
    delete network.answers['/questions']
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => online.mockRestore())
    await send(user)
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(labels.offline))
    expect(document.activeElement).toBe(await button(labels.tryAgain))
  })
})

describe('what was typed', () => {
  test('is there again after a failure and a reload; the consent is given again', async () => {
    const { user, network, unmount } = openForm()
    delete network.answers['/questions']
    await send(user, 'Не потеряется?')
    await screen.findByText(popups.feedback.error)
    expect(field('question').value).toBe('Не потеряется?')
    unmount()
    openForm()
    expect([field('name').value, field('question').value]).toEqual(['Анна', 'Не потеряется?'])
    expect(consent().checked).toBe(false)
    screen.getByText(labels.draftRestored)
  })

  test('is not overwritten by a question that the finder began, and both can be had', async () => {
    const first = openForm()
    await first.user.type(field('name'), 'Анна')
    await first.user.type(field('question'), 'Чем отличаются проявители?')
    first.unmount()
    const { user, unmount } = openForm({ suggested: 'Мои ответы: уровень 6.' })
    expect([field('name').value, field('question').value]).toEqual(['Анна', 'Чем отличаются проявители?'])
    await user.click(await button(labels.showOther))
    expect(field('question').value).toBe('Мои ответы: уровень 6.')
    await user.type(field('question'), ' А корни?')
    unmount()
    const later = openForm()
    expect(field('question').value).toBe('Мои ответы: уровень 6. А корни?')
    await later.user.click(await button(labels.showOther))
    expect(field('question').value).toBe('Чем отличаются проявители?')
  })
})

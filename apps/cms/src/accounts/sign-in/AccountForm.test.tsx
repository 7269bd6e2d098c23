// @vitest-environment happy-dom
import { registerHooks } from 'node:module'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Refused } from '../account-request.ts'

// The panel's modules bring their style sheets.
registerHooks({
  load: (url, context, next) =>
    /\.s?css$/.test(url) ? { format: 'module', source: '', shortCircuit: true } : next(url, context),
})
const { AccountForm, EmailField, Field } = await import('./AccountForm.tsx')

const send = vi.fn<(values: Record<string, string>) => Promise<Refused | undefined>>()
let root: Root

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  send.mockReset()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(() => root.render(<SignInForm />))
})
afterEach(async () => {
  await act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const findFaults = ({ password }: Record<string, string>): Record<string, string> =>
  password === 'слабый' ? { password: 'Пароль слабый.' } : {}

function SignInForm() {
  return (
    <AccountForm
      required={{ email: 'Введите почту.', password: 'Введите пароль.' }}
      check={findFaults}
      onSend={send}
      submitLabel="Войти"
    >
      <EmailField defaultValue="anna@example.ru" />
      <Field name="password" type="password" label="Пароль" />
    </AccountForm>
  )
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)
const hintOf = (name: string) =>
  document.getElementById(field(name)?.getAttribute('aria-describedby') ?? '')?.textContent ?? ''

async function submitWith(password: string): Promise<void> {
  const input = field('password')
  if (input) input.value = password
  await act(async () => document.querySelector('form')?.requestSubmit())
}

test('an empty field is told beside it, and nothing is sent', async () => {
  await submitWith(' ')
  expect(hintOf('password')).toBe('Введите пароль.')
  expect(field('password')?.getAttribute('aria-invalid')).toBe('true')
  expect(hintOf('email')).toBe('')
  expect(send).not.toHaveBeenCalled()
})

test('a wrong value is told beside its field', async () => {
  await submitWith('слабый')
  expect(hintOf('password')).toBe('Пароль слабый.')
  expect(send).not.toHaveBeenCalled()
})

test('the values are sent; a refusal is read out or stands beside its field, and the values stay', async () => {
  send.mockResolvedValue({ message: 'Не подходят.', fields: { email: 'Такой почты нет.' } })
  await submitWith('Parol2026')
  expect(send).toHaveBeenCalledExactlyOnceWith({ email: 'anna@example.ru', password: 'Parol2026' })
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Не подходят.')
  expect(hintOf('email')).toBe('Такой почты нет.')
  expect(field('password')?.value).toBe('Parol2026')
  expect(document.querySelector('button')?.disabled).toBe(false)
})

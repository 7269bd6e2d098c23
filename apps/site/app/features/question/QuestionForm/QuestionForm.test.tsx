// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aSite } from '#app/features/site/testing/a-site.ts'
import { renderOnSite } from '#app/features/site/testing/render-on-site.tsx'
import { QuestionForm } from './QuestionForm.tsx'

const { forms } = aSite().texts
const { feedback: labels, captcha, errorSummary } = forms
const required = (field: string) => `Поле «${field}» обязательно для заполнения`

const field = (label: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })

test('an error appears when its field is left, and goes when it is mended', async () => {
  const { user } = renderOnSite(<QuestionForm id="form" />)
  const email = field(labels.email.label)
  await user.type(email, 'anna@')
  expect(email.getAttribute('aria-invalid')).toBeNull()
  await user.click(field(labels.question.label))
  await screen.findByRole('textbox', {
    description: /«Электронная почта» содержит значение некорректного формата/,
  })
  expect(email.getAttribute('aria-invalid')).toBe('true')
  await user.type(email, 'example.com')
  expect(email.getAttribute('aria-invalid')).toBeNull()
})

test('an empty form marks every field, and the focus is in the first wrong one', async () => {
  const { user } = renderOnSite(<QuestionForm id="form" />)
  await user.click(screen.getByRole('button', { name: labels.submit }))
  await screen.findByText('Отметьте согласие')
  for (const { fieldName } of [labels.name, labels.email, labels.question])
    screen.getByText(required(fieldName))
  screen.getByText(captcha.required)
  expect(screen.getByRole('alert').textContent).toBe(errorSummary)
  expect(document.activeElement).toBe(field(labels.name.label))
})

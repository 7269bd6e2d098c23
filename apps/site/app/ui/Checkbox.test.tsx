// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Checkbox } from './Checkbox.tsx'

afterEach(cleanup)

const props = { formId: 'form', name: 'kind', label: 'Согласен' }
const box = () => screen.getByRole<HTMLInputElement>('checkbox')

test.each([
  ['alone it is true or false', undefined, false, true, true],
  ['one of several boxes adds its value to the list', 'black', ['copper'], true, ['copper', 'black']],
  ['or takes it out', 'blond', ['copper', 'blond'], false, ['copper']],
])('%s', (_, value, modelValue, isTicked, model) => {
  const change = vi.fn()
  render(<Checkbox {...props} {...(value && { value })} modelValue={modelValue} onModelChange={change} />)
  expect(box().checked).toBe(!isTicked)
  fireEvent.click(box())
  expect(change.mock.calls).toEqual([[model]])
})

test('it is required unless told otherwise, and says what is wrong with it', () => {
  const { rerender } = render(<Checkbox {...props} errorMessage="Отметьте согласие" />)
  expect([box().required, box().getAttribute('aria-invalid')]).toEqual([true, 'true'])
  screen.getByRole('checkbox', { description: 'Отметьте согласие' })
  rerender(<Checkbox {...props} required={false} />)
  expect(box().required).toBe(false)
})

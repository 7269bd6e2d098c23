import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Textarea, TextInput } from './Field.tsx'

const props = { formId: 'form', name: 'email', label: 'Почта' }

describe.each([
  ['a line of text', TextInput],
  ['a text of several lines', Textarea],
])('%s', (_, Input) => {
  test('is tied to its label, its hint and its error', () => {
    const html = renderToStaticMarkup(<Input {...props} hint="Для ответа" errorMessage="Нет такого адреса" />)
    expect(html).toMatch(/<label[^>]* for="form-email">Почта/)
    expect(html).toMatch(/id="form-email"[^>]* aria-describedby="form-email-hint form-email-error"/)
    expect(html).toContain('aria-invalid="true"')
    expect(html).toMatch(/id="form-email-error"[^>]*>Нет такого адреса/)
  })

  test('is required unless told otherwise', () => {
    expect(renderToStaticMarkup(<Input {...props} />)).toContain('required=""')
    expect(renderToStaticMarkup(<Input {...props} required={false} />)).not.toContain('required')
  })
})

test('a line of text is of the kind it is told', () => {
  expect(renderToStaticMarkup(<TextInput {...props} />)).toContain('type="text"')
  expect(renderToStaticMarkup(<TextInput {...props} type="email" />)).toContain('type="email"')
})

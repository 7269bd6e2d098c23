import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Rule } from './rules.ts'
import { createValidator } from './validator.ts'

const noDigits: Rule = (value) => (/\d/.test(String(value)) ? 'Без цифр, пожалуйста' : undefined)

const { validate, validateField } = createValidator({
  name: {
    fieldName: 'Имя',
    rules: { required: true, minLength: 2, maxLength: 10 },
    custom: [noDigits, (value) => (value === 'Бот' ? 'Назовитесь иначе' : undefined)],
  },
  email: { fieldName: 'Почта', rules: { email: true, maxLength: true } },
  password: { fieldName: 'Пароль', rules: { required: true, password: true } },
  again: { fieldName: 'Пароль ещё раз', rules: { confirmPassword: 'password' } },
  note: { fieldName: 'Примечание' },
})

const good = { name: 'Ольга', email: '', password: 'Abcdefgh1', again: 'Abcdefgh1', note: '' }

test('every wrong field has its error, with the name people know it by, and others have none', () => {
  expect(validate({ ...good, name: ' ', email: 'olga', password: 'short', again: 'other' })).toEqual({
    name: 'Поле «Имя» обязательно для заполнения',
    email: 'Поле «Почта» содержит значение некорректного формата',
    password:
      'Пароль должен содержать от 8 до 20 латинских символов, одну заглавную букву, одну строчную и одну цифру',
    again: 'Пароли не совпадают',
  })
})

describe('a field is told the first thing wrong with it', () => {
  test.each([
    ['', 'Поле «Имя» обязательно для заполнения'],
    ['О', 'Поле «Имя» не должно содержать менее 2 символов'],
    ['Ольга Ольга', 'Поле не должно превышать 10 символов'],
    ['Ольга Ольга 7', 'Поле не должно превышать 10 символов'],
    ['Ольга7', 'Без цифр, пожалуйста'],
    ['Бот', 'Назовитесь иначе'],
    ['Ольга', undefined],
  ])('«%s»: %s', (name, message) => {
    expect(validateField('name', { ...good, name })).toBe(message)
    expect(validate({ ...good, name })).toEqual(message ? { name: message } : {})
  })
})

test('a rule of the form sees the other fields', () => {
  const { validateField: validateOne } = createValidator({
    end: {
      fieldName: 'До',
      custom: [
        (value, { values, fieldName }) => (Number(value) < Number(values.start) ? fieldName : undefined),
      ],
    },
  })
  expect(validateOne('end', { start: 5, end: 3 })).toBe('До')
  expect(validateOne('end', { start: 3, end: 5 })).toBeUndefined()
})

test('a field without rules takes anything, and fields of no rule set are not looked at', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(validate({ ...good, note: value, unknown: value })).toEqual({})
    }),
  )
})

test('whatever is typed, the whole form says of a field what the field alone says', () => {
  const text = fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined })
  fc.assert(
    fc.property(fc.record({ name: text, email: text, password: text, again: text }), (values) => {
      const errors = validate(values)
      for (const field of ['name', 'email', 'password', 'again'] as const) {
        expect(errors[field]).toBe(validateField(field, values))
      }
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanQuestion } from './clean-question.ts'
import { mailAddress } from './mail-address.ts'
import { createQuestionValidator } from './question.ts'

const { validate, validateField } = createQuestionValidator({ address: mailAddress })

const good = {
  name: 'Ольга',
  email: 'olga@example.ru',
  question: 'Можно ли закрасить седину тоном 6-46?',
  consent: true,
  recaptcha: 'response',
}

test('joined emoji, foreign letters and a question of several lines are in order', () => {
  expect(validate(good)).toEqual({})
  expect(validate({ ...good, name: 'Zoë 👩‍🦰 Ольга́', question: 'Первая строка\n\n\tвторая строка' })).toEqual(
    {},
  )
})

test('an untouched form says what is missing, in the order of its fields', () => {
  expect(Object.entries(validate({}))).toEqual([
    ['name', 'Поле «Имя» обязательно для заполнения'],
    ['email', 'Поле «Электронная почта» обязательно для заполнения'],
    ['question', 'Поле «Вопрос» обязательно для заполнения'],
    ['consent', 'Отметьте согласие'],
    ['recaptcha', 'Пройдите проверку, чтобы отправить вопрос.'],
  ])
})

test.each([
  ['name', 'я'.repeat(256), 'Поле не должно превышать 255 символов'],
  ['email', 'olga@example', 'Поле «Электронная почта» содержит значение некорректного формата'],
  ['email', 'olga@127.0.0.1', 'Поле «Электронная почта» содержит значение некорректного формата'],
  [
    'email',
    'аnna@example.ru',
    'Поле «Электронная почта» содержит вперемешку русские и латинские буквы: «аnna». Сотрите его и наберите заново в одной раскладке',
  ],
  ['email', 'anna@gmail.con', 'Поле «Электронная почта» содержит опечатку: «gmail.con» вместо «gmail.com»'],
  ['email', `${'a'.repeat(251)}@b.cd`, 'Поле не должно превышать 255 символов'],
  ['name', 'Ольга\r\nBcc: x@y.ru', 'Поле «Имя» содержит невидимые символы. Сотрите его и наберите заново'],
  ['name', 'Ольга\0', 'Поле «Имя» содержит невидимые символы. Сотрите его и наберите заново'],
  ['name', 'Ольга \u202eагьлО', 'Поле «Имя» содержит невидимые символы. Сотрите его и наберите заново'],
  [
    'email',
    'olga\u202e@example.ru',
    'Поле «Электронная почта» содержит невидимые символы. Сотрите его и наберите заново',
  ],
  ['name', '\u200b', 'Поле «Имя» обязательно для заполнения'],
  ['name', '👩‍🦰 7', 'Поле «Имя» должно содержать хотя бы одну букву'],
  ['name', '7\u3164', 'Поле «Имя» должно содержать хотя бы одну букву'],
  ['question', '\u200b\u3164\u2800'.repeat(10), 'Поле «Вопрос» обязательно для заполнения'],
  ['question', `Как${'\u200b'.repeat(10)}?`, 'Поле «Вопрос» не должно содержать менее 10 символов'],
  ['question', 'Почему?', 'Поле «Вопрос» не должно содержать менее 10 символов'],
  ['question', 'я'.repeat(2001), 'Поле не должно превышать 2000 символов'],
  ['consent', false, 'Отметьте согласие'],
  ['recaptcha', '   ', 'Пройдите проверку, чтобы отправить вопрос.'],
  ['recaptcha', 'x'.repeat(10_001), 'Пройдите проверку, чтобы отправить вопрос.'],
] as const)('%s, case %#', (field, value, message) => {
  expect(validateField(field, { ...good, [field]: value })).toBe(message)
  expect(validate({ ...good, [field]: value })).toEqual({ [field]: message })
})

test('what nobody can see is taken out of name and address, and joined emoji stay in the question', () => {
  const pasted = {
    ...good,
    name: ' Оль\u00adга\u200b',
    email: '\u202aOlga@Example.ru\u202c.',
    question: 'Как 👩‍🦰?\r\nЧем?\r\n',
  }
  expect(validate(pasted)).toEqual({})
  expect(cleanQuestion(pasted)).toEqual({
    ...good,
    name: 'Ольга',
    email: 'Olga@example.ru',
    question: 'Как 👩‍🦰?\r\nЧем?',
  })
})

test('the wording is the one the form gives', () => {
  const { validate: validateWorded } = createQuestionValidator({
    fieldNames: { name: 'Как вас зовут', email: 'Почта', question: 'О чём речь', consent: 'Ваше согласие' },
    captchaMessage: 'Сначала проверка.',
  })
  expect(validateWorded({})).toEqual({
    name: 'Поле «Как вас зовут» обязательно для заполнения',
    email: 'Поле «Почта» обязательно для заполнения',
    question: 'Поле «О чём речь» обязательно для заполнения',
    consent: 'Отметьте ваше согласие',
    recaptcha: 'Сначала проверка.',
  })
})

test('no question goes without the captcha, whatever else is filled in', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', ' ', undefined, null, false, true, 7, {}),
      fc.string(),
      (recaptcha, name) => {
        expect(validate({ ...good, name, recaptcha }).recaptcha).toBeDefined()
      },
    ),
  )
})

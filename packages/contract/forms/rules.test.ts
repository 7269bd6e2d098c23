import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  confirmPassword,
  email,
  isEmpty,
  lengthOf,
  maxLength,
  minLength,
  password,
  type Rule,
  required,
  singleLine,
  ticked,
} from './rules.ts'

function check(rule: Rule, value: unknown, values: Record<string, unknown> = {}, fieldName = 'Имя') {
  return rule(value, { fieldName, values })
}

/** Strings of whitespace only. */
const blank = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r', '\u00a0', '\u2003', '\ufeff') })
const visible = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== '')

describe('required', () => {
  test('what is empty is named, anything else is not', () => {
    for (const value of [undefined, null, false, []])
      expect(check(required, value)).toBe('Поле «Имя» обязательно для заполнения')
    for (const value of ['0', 0, true, ['один']]) expect(check(required, value)).toBeUndefined()
  })

  test.each([
    '\u200b',
    '\ufeff',
    '\u00ad',
    '\u2060',
    '\u200d',
    '\u180e',
    '\u2800',
    '\u3164',
    '\uffa0',
    '\u{e0020}',
  ])('nobody sees anything in %j, so it is empty', (character) => {
    expect(check(required, ` ${character}${character} `)).toBeDefined()
    expect(check(required, `${character}я`)).toBeUndefined()
  })

  test('whitespace alone is empty, and around a text it changes nothing', () => {
    fc.assert(
      fc.property(blank, visible, (space, text) => {
        expect(isEmpty(space)).toBe(true)
        expect(isEmpty(`${space}${text}${space}`)).toBe(false)
      }),
    )
  })
})

test('an empty field is neither too short nor of a wrong form: whether it may be empty is another rule', () => {
  for (const rule of [minLength(5), email, password, singleLine])
    for (const empty of ['', '   ', undefined, null]) expect(check(rule, empty)).toBeUndefined()
})

test('a box that is not ticked asks to be ticked, and says nothing of filling in', () => {
  expect(check(ticked, false, {}, 'Согласие')).toBe('Отметьте согласие')
  expect(check(ticked, [], {}, 'Согласие')).toBe('Отметьте согласие')
  expect(check(ticked, true, {}, 'Согласие')).toBeUndefined()
})

describe('length', () => {
  test('at least as many as the form says, spaces around not counted', () => {
    const message = 'Поле «Имя» не должно содержать менее 5 символов'
    expect(check(minLength(5), 'слово')).toBeUndefined()
    expect(check(minLength(5), 'пять')).toBe(message)
    expect(check(minLength(5), '  пять  ')).toBe(message)
  })

  test('an emoji is one character', () => {
    expect(lengthOf('💇')).toBe(1)
    expect(check(maxLength(2), '💇💇')).toBeUndefined()
    expect(check(minLength(2), '💇')).toBeDefined()
  })

  test('a line break is one character, as browsers count it while they send two', () => {
    expect(check(maxLength(3), 'а\r\nб')).toBeUndefined()
    expect(check(maxLength(3), 'а\r\nбв')).toBeDefined()
  })

  test('a text fits exactly when it is not longer than the limit', () => {
    const anyText = fc.string({ unit: fc.constantFrom('я', 'a', ' ', '💇', '\u0301', '\0') })
    fc.assert(
      fc.property(anyText, fc.nat(12), (text, limit) => {
        expect(check(maxLength(limit), text) === undefined).toBe([...text].length <= limit)
      }),
    )
  })

  test('a value that is neither too long nor too short passes both', () => {
    fc.assert(
      fc.property(visible, (text) => {
        const length = lengthOf(text.trim())
        expect(check(minLength(length), text)).toBeUndefined()
        expect(check(minLength(length + 1), text)).toBeDefined()
        expect(check(maxLength(lengthOf(text)), text)).toBeUndefined()
      }),
    )
  })
})

describe('a single line', () => {
  test.each(['\0', '\n', '\r\n', '\u001b', '\u0085', '\u2028', '\u202b', '\u202e', '\u2067'])(
    'refused with %j inside',
    (character) => {
      expect(check(singleLine, `Ольга${character}Анна`)).toBe(
        'Поле «Имя» содержит невидимые символы. Сотрите его и наберите заново',
      )
    },
  )

  test('is every line of visible characters, with whitespace around or none at all', () => {
    fc.assert(
      fc.property(blank, fc.emailAddress(), (space, text) => {
        expect(check(singleLine, `${space}${text}${space}`)).toBeUndefined()
      }),
    )
  })
})

describe('e-mail', () => {
  test.each(['olga', 'olga@', '@example.ru', 'olga@example', 'olga@ example.ru', 7, ['olga@example.ru']])(
    '«%s» is none',
    (value) => {
      expect(check(email, value, {}, 'Почта')).toBe('Поле «Почта» содержит значение некорректного формата')
    },
  )

  test('every common address passes, and fails without its @', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(check(email, address)).toBeUndefined()
        expect(check(email, address.replace('@', ''))).toBeDefined()
      }),
    )
  })
})

describe('password', () => {
  const message =
    'Пароль должен содержать от 8 до 20 латинских символов, одну заглавную букву, одну строчную и одну цифру'

  test.each(['Abcdefgh1', 'Abcdefghijklmnopqr1', 'aB3!@#$%^&*()', '1zzzzzzzZ'])('«%s» is good', (value) => {
    expect(check(password, value)).toBeUndefined()
  })

  test.each([
    ['8 characters', 'Abcdefg1'],
    ['20 characters', 'Abcdefghijklmnopqrs1'],
    ['no capital', 'abcdefgh1'],
    ['no small letter', 'ABCDEFGH1'],
    ['no digit', 'Abcdefghi'],
    ['a Cyrillic letter', 'Abcdefgh1ы'],
    ['a space', 'Abcdef gh1'],
    ['a Cyrillic capital only', 'Ыbcdefgh1'],
    ['an emoji', 'Abcdefgh1💇'],
    ['no text', 123_456_789],
  ])('refused with %s', (_, value) => {
    expect(check(password, value)).toBe(message)
  })

  test('good are exactly 9 to 19 Latin characters with a capital, a small letter and a digit', () => {
    const character = fc.constantFrom(...'aZ5!я ')
    fc.assert(
      fc.property(fc.string({ unit: character, minLength: 1, maxLength: 24 }), (value) => {
        fc.pre(value.trim() !== '')
        const good =
          value.length > 8 &&
          value.length < 20 &&
          [...'aZ5'].every((one) => value.includes(one)) &&
          !/[я ]/.test(value)
        expect(check(password, value) === undefined).toBe(good)
      }),
    )
  })
})

describe('the password repeated', () => {
  test('must be the same to the letter', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const message = one === other ? undefined : 'Пароли не совпадают'
        expect(check(confirmPassword(), one, { password: other })).toBe(message)
      }),
    )
    expect(check(confirmPassword(), 'Abcdefgh1', { password: 'Abcdefgh1' })).toBeUndefined()
  })

  test('is compared with the field that the form names', () => {
    const values = { newPassword: 'Abcdefgh1', password: 'other' }
    expect(check(confirmPassword('newPassword'), 'Abcdefgh1', values)).toBeUndefined()
    expect(check(confirmPassword('newPassword'), 'other', values)).toBe('Пароли не совпадают')
  })
})

import type { FlattenedField } from 'payload'
import { describe, expect, test } from 'vitest'
import { describeChanges } from './describe-changes.ts'

const text = (name: string, label: string): FlattenedField => ({ type: 'text', name, label })

function group(name: string, label: string, flattenedFields: FlattenedField[]): FlattenedField {
  return { type: 'group', name, label, fields: [], flattenedFields }
}

const options = [
  { value: 'new', label: 'Новый' },
  { value: 'read', label: 'Прочитан' },
]

const describeText = (before: object, after: object, fields: FlattenedField[], withheld: string[] = []) =>
  describeChanges(fields, { ...before }, { ...after }, { withheld })

describe('a field is told with both values in the words of the panel', () => {
  test.each<[string, FlattenedField, unknown, unknown, string]>([
    ['a hidden field not at all', { type: 'text', name: 'hash', hidden: true }, '1', '2', ''],
    [
      'a rich text by its name',
      { type: 'richText', name: 'body', label: 'Текст' } as FlattenedField,
      1,
      2,
      'Текст',
    ],
    [
      'a group by its fields',
      group('meta', 'Поиск', [text('title', 'Имя')]),
      { title: 'А' },
      { title: 'Б' },
      'Поиск → Имя: «А» → «Б»',
    ],
    [
      'a choice',
      { type: 'select', name: 'state', label: 'Состояние', options },
      'new',
      'read',
      'Состояние: «Новый» → «Прочитан»',
    ],
    ['a text', text('title', 'Заголовок'), 'А', 'Б', 'Заголовок: «А» → «Б»'],
    ['a text that was empty', text('title', 'Заголовок'), undefined, 'Б', 'Заголовок: пусто → «Б»'],
    ['a text over lines', text('title', 'Заголовок'), 'А', 'Б\nВ', 'Заголовок: «А» → «Б В»'],
    ['a long text', text('title', 'Заголовок'), 'А', 'я'.repeat(90), `Заголовок: «А» → «${'я'.repeat(60)}…»`],
    ['a tick', { type: 'checkbox', name: 'on', label: 'Показывать' }, null, true, 'Показывать: нет → да'],
    [
      'a date',
      { type: 'date', name: 'at', label: 'Когда' },
      null,
      '2026-11-21T09:00:00.000Z',
      'Когда: пусто → 21.11.2026, 12:00',
    ],
    [
      'a relation, loaded or not',
      { type: 'relationship', name: 'tags', label: 'Темы', relationTo: 'tags', hasMany: true },
      [1],
      [{ id: 1, createdAt: '' }, 2],
      'Темы: «1» → «1,2»',
    ],
  ])('%s', (_, field, old, young, line) => {
    const name = 'name' in field ? String(field.name) : ''
    expect(describeText({ [name]: old }, { [name]: young }, [field])).toBe(line)
  })
})

test.each([
  ['the same', { a: 'x' }, { a: 'x' }],
  ['empty in another way', { a: null }, { a: '' }],
  ['a date of the machinery', { updatedAt: '1' }, { updatedAt: '2' }],
])('%s is no change', (_, before, after) => {
  expect(
    describeText(before, after, [text('a', 'А'), { type: 'date', name: 'updatedAt', label: 'Обновлено' }]),
  ).toBe('')
})

test('a change of a withheld field tells only its name, whatever it holds', () => {
  const asked = group('asked', 'Кто спросил', [text('email', 'Почта')])
  const change = [{ asked: { email: 'olga@example.ru' } }, { asked: { email: null } }] as const
  expect(describeText(...change, [asked], ['asked'])).toBe('Кто спросил')
})

test('a withheld field is not told when only hidden parts of it were read', () => {
  const hash: FlattenedField = { type: 'text', name: 'hash', hidden: true }
  const asked = group('asked', 'Кто спросил', [text('email', 'Почта'), hash])
  const change = [{ asked: { email: 'a@b.ru', hash: 'x' } }, { asked: { email: 'a@b.ru' } }] as const
  expect(describeText(...change, [asked], ['asked'])).toBe('')
})

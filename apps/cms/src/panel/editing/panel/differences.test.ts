import type { ClientField } from 'payload'
import { expect, test } from 'vitest'
import { findDifferences, whereTheyDiffer } from './differences.ts'
import { isSameContent } from './same-content.ts'

const fields = [
  { type: 'ui', name: 'editing' },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Текст',
        fields: [
          { type: 'text', name: 'title', label: 'Заголовок' },
          { type: 'row', fields: [{ type: 'number', name: 'minutes', label: 'Минут' }] },
          { type: 'richText', name: 'body', label: 'Текст статьи' },
        ],
      },
      { name: 'meta', label: 'Для поиска', fields: [{ type: 'text', name: 'title', label: 'Заголовок' }] },
    ],
  },
] as ClientField[]

const body = (...lines: string[]) => ({
  root: {
    type: 'root',
    format: '',
    children: lines.map((text) => ({
      type: 'paragraph',
      version: 1,
      children: [
        { type: 'text', text, format: 0 },
        { type: 'text', text: '!', format: 1 },
      ],
    })),
  },
})

test('both texts of each field that differs are shown, in the words of the form', () => {
  const mine = { title: 'Мой', minutes: 3, body: body('Один', 'Два'), meta: {} }
  const theirs = { title: 'Чужой', minutes: 3, body: body('Один'), meta: { title: 'Поиск' } }
  expect(findDifferences(mine, theirs, fields)).toEqual([
    { label: 'Заголовок', mine: 'Мой', theirs: 'Чужой' },
    { label: 'Текст статьи', mine: 'Один!\nДва!', theirs: 'Один!' },
    { label: 'Для поиска', mine: '', theirs: 'Поиск' },
  ])
})

test('a text is shown in words alone: no codes of its paragraphs, lists, tables and blocks', () => {
  const word = (text: string) => ({ type: 'text', text, format: 0, detail: 0, mode: 'normal' })
  const line = (type: string, ...children: object[]) => ({ type, indent: 0, textFormat: 0, children })
  const cell = (text: string) => ({
    ...line('tablecell', line('paragraph', word(text))),
    colSpan: 1,
    headerState: 1,
  })
  const link = { ...line('link', word('тест')), fields: { linkType: 'custom', url: '/articles/test' } }
  const text = line(
    'root',
    { ...line('heading', word('Порядок')), tag: 'h2' },
    line('paragraph', word('Сделайте '), link, word('.')),
    { ...line('list', { ...line('listitem', word('Пять минут')), value: 1 }), listType: 'bullet', tag: 'ul' },
    { ...line('table', line('tablerow', cell('Время'), cell('35 минут'))), colWidths: [92, 92] },
    {
      type: 'block',
      fields: { id: 'x1', blockType: 'callout', kind: 'important', title: 'Важно', body: body('Смойте') },
    },
  )
  const [difference] = findDifferences({ body: { root: text } }, {}, fields)
  expect(difference?.mine).toBe('Порядок\nСделайте тест.\nПять минут\nВремя | 35 минут\nВажно\nСмойте!')
})

test('choices of editors are shown in the words of the form, values of the system are not shown', () => {
  const chosen = [
    { type: 'select', name: '_status', label: 'Статус', options: [{ label: 'Черновик', value: 'draft' }] },
    { type: 'select', name: 'provider', label: 'Где видео', options: [{ label: 'Файл', value: 'file' }] },
    { type: 'relationship', name: 'tags', label: 'Темы', relationTo: 'tags', hasMany: true },
  ] as ClientField[]
  const mine = { _status: 'draft', provider: 'file', tags: [3, { id: 5 }] }
  expect(findDifferences(mine, { _status: 'published', tags: [3] }, chosen)).toEqual([
    { label: 'Где видео', mine: 'Файл', theirs: '' },
    { label: 'Темы', mine: '№\u00a03, №\u00a05', theirs: '№\u00a03' },
  ])
})

test('a long text shows only the lines that differ', () => {
  expect(whereTheyDiffer('а\nб\nв\nг', 'а\nв\nг')).toEqual({ mine: '…\nб\n…', theirs: '…\n…' })
  expect(whereTheyDiffer('а', 'б')).toEqual({ mine: 'а', theirs: 'б' })
})

test('a colleague who only published or moved the document is nobody to ask about', () => {
  const read = {
    title: 'Слово',
    updatedAt: '1',
    _status: 'draft',
    _order: 'a0',
    tags: [],
    meta: { image: null },
  }
  expect(isSameContent(read, { ...read, updatedAt: '2', _status: 'published', _order: 'a1' })).toBe(true)
  expect(isSameContent(read, { title: 'Слово' })).toBe(true)
  expect(isSameContent(read, { ...read, title: 'Слова' })).toBe(false)
  expect(isSameContent(read, { ...read, tags: [1] })).toBe(false)
})

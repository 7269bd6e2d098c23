import { expect, test } from 'vitest'
import { mergeTexts } from './merge-texts.ts'

const defaults = { more: 'Показать ещё', faq: { title: 'Вопросы', empty: 'Пока нет' } }

test('a text of the editors replaces the default one, the others stay', () => {
  expect(mergeTexts(defaults, { faq: { title: 'Спросите нас' } })).toEqual({
    more: 'Показать ещё',
    faq: { title: 'Спросите нас', empty: 'Пока нет' },
  })
})

test.each([
  ['nothing', undefined],
  ['an empty text', { more: '  ', faq: { title: null } }],
  ['a text where a branch belongs', { faq: 'Вопросы' }],
  ['a branch where a text belongs', { more: { title: 'x' } }],
  ['a list', ['x']],
])('%s leaves the default wording', (_, written) => {
  expect(mergeTexts(defaults, written)).toEqual(defaults)
})

test('no line of a text ends with a short preposition', () => {
  expect(mergeTexts(defaults, { faq: { title: 'Советы по уходу' } }).faq.title).toBe('Советы по\u00a0уходу')
})

test('an address stays as it is', () => {
  expect(mergeTexts({ url: '' }, { url: '/shades/6-46' })).toEqual({ url: '/shades/6-46' })
})

import { expect, test } from 'vitest'
import { texts } from '../../../../content/site.json'
import { changedTexts, mergeTexts, withChanges } from './site-texts.ts'

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

test('a text that was left as it is does not travel, and the others arrive', () => {
  expect(changedTexts(texts, texts)).toBeUndefined()
  const own = mergeTexts(texts, { common: { close: 'Свернуть' }, home: { path: { title: 'Начало' } } })
  const changed = changedTexts(texts, own)
  expect(changed).toEqual({ common: { close: 'Свернуть' }, home: { path: { title: 'Начало' } } })
  expect(withChanges(texts, changed)).toEqual(own)
  expect(withChanges(texts, undefined)).toBe(texts)
})

test('the default wording is typeset', () => {
  expect(mergeTexts(texts, texts), 'no-break spaces in content/site.json').toEqual(texts)
})

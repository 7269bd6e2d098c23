import { expect, test } from 'vitest'
import { texts } from '../../../../content/site.json'
import { changedTexts, withChanges } from './changed-texts.ts'
import { mergeTexts } from './merge-texts.ts'

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

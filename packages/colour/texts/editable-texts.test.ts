import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listTexts, withTexts } from './editable-texts.ts'
import { readFinderTexts } from './finder-texts.ts'

const file = JSON.parse(readFileSync(new URL('../../../content/finder-texts.json', import.meta.url), 'utf8'))

test('every text that people see has a key of its own', () => {
  const texts = listTexts(file)
  const keys = texts.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys).toEqual(
    expect.arrayContaining([
      'verdicts.no.label',
      'reasons.too-soon.text',
      'reasons.too-soon.instead',
      'before.allergy-test-48h.text',
      'labels.packs.few',
      'page.looks.even',
      'questions.naturalLevel.title',
      'questions.naturalLevel.hint',
      'questions.lightenedBy.options.unknown.label',
      'questions.grey.options.0.label',
      'wishes.darker-1.label',
    ]),
  )
  // Everything written in Russian is a text, except the questions that links lead to.
  const russian = JSON.stringify({ ...file }, (name, value) => (name === 'links' ? undefined : value)).match(
    /"[^"]*[а-яё][^"]*"/gi,
  )
  expect(texts.filter(({ text }) => /[а-яё]/i.test(text))).toHaveLength(russian?.length ?? 0)
})

test('a changed text takes the place of the file’s, and all others stay', () => {
  const changed = new Map([
    ['verdicts.no.label', 'Пока нельзя'],
    ['questions.grey.options.0.label', 'Ни волоска'],
    ['wishes.darker-1.label', 'Чуть темнее'],
  ])
  const own = withTexts(file, changed)
  const different = listTexts(own).filter(({ text }, index) => text !== listTexts(file)[index]?.text)
  expect(different).toEqual([...changed].map(([key, text]) => ({ key, text })))
  expect(readFinderTexts(own).verdicts.no.label).toBe('Пока нельзя')
  expect(file.verdicts.no.label).toBe('Нельзя')
})

test('keys that the file does not have, names of the model and empty texts are ignored', () => {
  const changed = new Map([
    ['reasons.never-heard-of.text', 'Что?'],
    ['reasons.too-soon.verdict', 'works'],
    ['questions', 'Нет'],
    ['__proto__.text', 'Нет'],
    ['verdicts.no.label', ' '],
  ])
  expect(withTexts(file, changed)).toEqual(file)
})

test.each([
  ['a place is missing', 'labels.minutes', 'Держать долго'],
  ['a place is of another release', 'verdicts.no.label', 'Нельзя до {when}'],
  ['a form of a number is missing', 'page.timeValue', '{count} минут'],
])('a text is ignored when %s', (_, key, text) => {
  expect(withTexts(file, new Map([[key, text]]))).toEqual(file)
})

test('a text without forms may have a bar in it', () => {
  const own = withTexts(file, new Map([['verdicts.no.label', 'Нельзя | пока']]))
  expect(own.verdicts.no.label).toBe('Нельзя | пока')
})

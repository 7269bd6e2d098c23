import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { directions, lengthKinds } from '../hair/finder-input.ts'
import { type Fields, fieldsOf } from '../reading/fields.ts'
import { readList, texts } from '../tests/palette.ts'
import { bands } from '../texts/finder-texts.ts'
import { beforeIds, warningIds } from './advice.ts'
import { allReasons, verdictOfReason } from './reasons.ts'

const content = '../../../content'
const entriesOf = (fields: Fields, name: string) => Object.entries(Object(fields.value(name)))
const idsOf = (name: string) => entriesOf(texts, name).map(([id]) => id)
const slugsOf = (file: string, field = 'slug') =>
  readList(`${content}/${file}`).map((value) => fieldsOf(value, file).text(field))

test('every reason has its text, and the text weighs it as the rules do', () => {
  const weights = entriesOf(texts, 'reasons').map(([id, reason]) => [
    id,
    fieldsOf(reason, id).value('verdict'),
  ])
  expect(Object.fromEntries(weights)).toEqual(
    Object.fromEntries(allReasons().map((id) => [id, verdictOfReason(id)])),
  )
  for (const [id, reason] of entriesOf(texts, 'reasons')) {
    expect(fieldsOf(reason, id).text('text')).toMatch(/[.!?]$/)
    expect(fieldsOf(reason, id).text('instead')).toMatch(/[.!?]$/)
  }
})

test('every warning, every step before, every verdict and every grade of certainty has its text', () => {
  expect(idsOf('warnings').toSorted()).toEqual(warningIds.toSorted())
  expect(idsOf('before').toSorted()).toEqual(beforeIds.toSorted())
  expect(idsOf('verdicts')).toEqual(bands)
  expect(idsOf('certainty').toSorted()).toEqual(['high', 'low', 'medium'])
})

test('every wish and every kind of lengths can be chosen', () => {
  const values = (list: unknown[]) => list.map((value) => fieldsOf(value, 'Option').value('value'))
  expect(values(texts.list('wishes', (item) => item))).toEqual(directions)
  const question = texts.list('questions', fieldsOf).find((one) => one.value('id') === 'lengths')
  expect(values(question?.list('options', (item) => item) ?? [])).toEqual(lengthKinds)
})

test('every article, lesson and question that a text leads to is there', () => {
  const articles = readdirSync(new URL(`${content}/articles`, new URL('../tests/', import.meta.url)))
  const known: Record<string, readonly string[]> = {
    article: articles.map((file) => file.replace(/\.md$/, '')),
    lesson: slugsOf('videos.json'),
    faq: slugsOf('faq.json', 'question'),
  }
  const owners = [...entriesOf(texts, 'reasons'), ...entriesOf(texts, 'before')]
  for (const link of owners.flatMap(([id, owner]) => fieldsOf(owner, id).list('links', fieldsOf))) {
    const type = link.text('type')
    expect(known[type]).toContain(link.text(type === 'faq' ? 'question' : 'slug'))
  }
})

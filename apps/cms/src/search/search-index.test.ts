import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestPart } from './best-part.ts'
import type { Entry } from './entry.ts'
import { SearchIndex } from './search-index.ts'
import { cutSnippet } from './snippet.ts'

function anEntry(number: number, title: string, text = '', names = ''): Entry {
  const part = { title: null, text, href: `/${number}`, at: null }
  return {
    id: `QUESTION ${number}`,
    kind: 'QUESTION',
    title,
    names,
    parts: [part],
    pictureId: null,
    updatedAt: '',
  }
}

const synonyms = [{ id: 'proyavitel', terms: ['проявитель', 'окислитель'], typos: ['акислитель'] }]

function anIndex(): SearchIndex {
  const index = new SearchIndex(synonyms)
  index.put(anEntry(1, 'Краска для седины', 'Закрашивает седые волосы'))
  index.put(anEntry(2, 'Как смешать проявитель', 'Один к одному'))
  index.put(anEntry(3, 'Вишнёвый', 'Яркий оттенок', '6\u2060-\u206046 2007700000017'))
  return index
}

const found = (query: string, index = anIndex()) => index.search(query).map(({ entry }) => entry.id.slice(9))

describe('a document is found', () => {
  test.each([
    ['a slip', 'кроска', '1'],
    ['another ending', 'краской', '1'],
    ['the wrong keyboard', 'rhfcrf', '1'],
    ['a synonym', 'окислитель', '2'],
    ['a misspelt synonym', 'акислитель', '2'],
    ['е for ё', 'вишневый', '3'],
    ['a number with a slash', '6/46', '3'],
    ['a number with the dash of a phone', '6—46', '3'],
    ['a barcode', '2007700000017', '3'],
    ['the beginning of a word', 'вишн', '3'],
  ])('by %s', (_, query, id) => {
    expect(found(query)[0]).toBe(id)
  })
})

test('words of every text alone find something, and nothing when they are missing', () => {
  expect(found('как')).toEqual([])
  expect(found('самокат')).toEqual([])
})

test('an index that was changed ranks as one that was built from nothing', () => {
  const index = anIndex()
  index.put(anEntry(1, 'Хна и басма', 'Краска'))
  index.remove('QUESTION 2')
  const fresh = new SearchIndex(synonyms)
  fresh.put(anEntry(1, 'Хна и басма', 'Краска'))
  fresh.put(anEntry(3, 'Вишнёвый', 'Яркий оттенок', '6\u2060-\u206046 2007700000017'))
  for (const query of ['краска', 'хна', 'седина', 'проявитель', 'вишнёвая краска']) {
    const scores = (one: SearchIndex) => one.search(query).map(({ entry, score }) => [entry.id, score])
    expect(scores(index)).toEqual(scores(fresh))
  }
})

const sign = fc.oneof(
  fc.constantFrom(...'краска;[] 6-/.%§\u2060'),
  fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code)),
)

test('any text is answered', () => {
  const index = anIndex()
  fc.assert(
    fc.property(fc.string({ unit: sign }), (query) => {
      for (const { entry, terms } of index.search(query)) {
        const { text } = bestPart(entry, terms, index.concepts)
        const shown = cutSnippet(text, terms, index.concepts).map((piece) => piece.text)
        expect(shown.join('')).toBe(text)
      }
    }),
  )
})

test('a long text is cut round its marks', () => {
  const text = `${'Пустые слова без толку. '.repeat(30)}Здесь говорят о краске. ${'И дальше ни о чём. '.repeat(30)}`
  const index = anIndex()
  const [{ terms } = { terms: new Set<string>() }] = index.search('краска')
  const snippet = cutSnippet(text, terms, index.concepts)
  expect(snippet.find(({ isMarked }) => isMarked)?.text).toBe('краске')
  const shown = snippet.map((piece) => piece.text).join('')
  expect(shown).toMatch(/^….*…$/)
  expect(shown.length).toBeLessThan(220)
})

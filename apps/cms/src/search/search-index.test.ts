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
    documentId: number,
    title,
    names,
    parts: [part],
    pictureId: null,
    updatedAt: '',
  }
}

const synonyms = [{ id: 'proyavitel', terms: ['проявитель', 'окислитель', 'oxidant'], typos: ['акислитель'] }]

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
    ['a Latin synonym that stands in no text', 'oxidant', '2'],
    ['е for ё', 'вишневый', '3'],
    ['a number with a slash', '6/46', '3'],
    ['a number with the dash of a phone', '6—46', '3'],
    ['a barcode', '2007700000017', '3'],
    ['the beginning of a word', 'вишн', '3'],
  ])('by %s', (_, query, id) => {
    expect(found(query)[0]).toBe(id)
  })
})

test('a document of a question’s one significant word stands before one that shares usual words', () => {
  const index = anIndex()
  for (let number = 10; number < 20; number++)
    index.put(anEntry(number, 'Чем красить волосы дома', 'Красить долго'))
  index.put(anEntry(20, 'Беременность', 'Дома спросите врача'))
  expect(found('Чем красить волосы дома, если беременность', index)[0]).toBe('20')
})

test('one usual word of a long question is no answer; one thing or one number is', () => {
  const index = anIndex()
  index.put(anEntry(4, 'Сколько коробок нужно', 'Одна'))
  expect(found('Сколько стоит доставка в Омск на дом', index)).toEqual([])
  expect(found('Сколько коробок', index)).toEqual(['4'])
  expect(found('Где купить недорого хороший окислитель', index)).toEqual(['2'])
  expect(found('Где купить недорого тон 6-46', index)).toEqual(['3'])
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
        const { text } = bestPart(entry, terms, index)
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

test.each(['.', ',', ':', '…', '.…'])(
  'a text that is cut behind «краске%s» ends with one ellipsis',
  (stop) => {
    const text = `${'Слова '.repeat(29)}краске${stop} ${'И дальше ни о чём. '.repeat(30)}`
    const snippet = cutSnippet(text, new Set(), anIndex().concepts)
    expect(snippet.map((piece) => piece.text).join('')).toMatch(/ краске…$/)
  },
)

test('a hit answers with the place that has the rarer word of a query', () => {
  const index = new SearchIndex([])
  const entry = anEntry(1, 'Ошибки')
  index.put({
    ...entry,
    parts: [
      { title: 'Если волос повреждён', text: 'Здоровый волос растягивается', href: '/1#volos', at: null },
      { title: 'Зелень', text: 'Её даёт синий пигмент', href: '/1#zelen', at: null },
    ],
  })
  for (const number of [2, 3, 4, 5]) index.put(anEntry(number, 'Уход', 'Волосы мягче'))
  const [hit] = index.search('зелень на волосах')
  expect(hit && bestPart(hit.entry, hit.terms, index).href).toBe('/1#zelen')
})

describe('documents are alike', () => {
  const aboutGrey = 'Седина на висках: краска, проявитель, тридцать минут, корни, процент седины'
  const index = new SearchIndex(synonyms)
  index.put(anEntry(1, 'Закрасить седину', aboutGrey))
  index.put(anEntry(2, 'Седина и корни', `${aboutGrey}, ещё раз`))
  index.put(anEntry(3, 'Хна и басма', 'Порошок, вода, час под шапкой'))
  index.put(anEntry(4, 'Квазары', 'Пульсары и магнетары'))
  const alike = (number: number) =>
    index
      .alike(index.get(`QUESTION ${number}`) ?? anEntry(0, ''), 'QUESTION')
      .map(({ entry }) => entry.id.slice(9))

  test('when they are about the same, and none is like itself', () => {
    expect(alike(1)).toEqual(['2'])
    expect(alike(2)).toEqual(['1'])
  })

  test('a document like no other has no related ones', () => {
    expect(alike(4)).toEqual([])
  })

  test('also those of another kind, when hundreds of the same kind are liker', () => {
    const many = new SearchIndex(synonyms)
    for (let number = 0; number < 400; number++) many.put(anEntry(number, 'Закрасить седину', aboutGrey))
    many.put({ ...anEntry(900, 'Корни и седина', 'Краска'), id: 'LESSON 900', kind: 'LESSON' })
    const entry = many.get('QUESTION 7') ?? anEntry(0, '')
    expect(many.alike(entry, 'LESSON').map((found) => found.entry.id)).toEqual(['LESSON 900'])
  })
})

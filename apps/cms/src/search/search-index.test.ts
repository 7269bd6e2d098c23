import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Entry } from './entry.ts'
import { SearchIndex } from './search-index.ts'
import { bestPart, cutSnippet } from './snippet.ts'

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
    ['an ending as it sounds', 'закрашиваеца', '1'],
    ['a Latin synonym that stands in no text', 'oxidant', '2'],
    ['е for ё', 'вишневый', '3'],
    ['a number with a slash', '6/46', '3'],
    ['a number with the dash of a phone', '6—46', '3'],
    ['a barcode', '2007700000017', '3'],
    ['the beginning of a word', 'вишн', '3'],
    ['Russian in Latin letters', 'kraska dlya volos', '1'],
    ['a number in two', '6 46', '3'],
    ['a number in two with a slash', '6 / 46', '3'],
    ['the strength of a developer', '6 процентов', '2'],
    ['the strength of a developer in volumes', '20 vol', '2'],
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

test('the name of the brand weighs nothing beside other words, and alone it finds', () => {
  const index = new SearchIndex(synonyms)
  index.put({ ...anEntry(1, 'Волна 1-0', 'Краска'), kind: 'SHADE', brand: 'Волна' })
  index.put(anEntry(2, 'Чем закрасить седину'))
  expect(found('волна седину', index)).toEqual(['2'])
  expect(found('волна', index)).toEqual(['1'])
})

test('two numbers that are no shade stay two', () => {
  const index = anIndex()
  index.put(anEntry(4, 'Красить в 6 46 минут'))
  expect(index.read('7 46').terms).toEqual(['7', '46'])
  expect(index.read('через 6 46 минут').terms).toEqual(
    ['через', '6', '46', 'минут'].map((word) => index.read(word).terms[0]),
  )
})

test('a long text is read to its end, and its sentence that names most leads', () => {
  const story = 'Жила я долго и далеко, там всё иначе, и никто ничего не знает. '.repeat(20)
  expect(found(`${story}А теперь купила проявитель, как его смешать?`)[0]).toBe('2')
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
        const shown = cutSnippet(text, terms, index.analyzer).map((piece) => piece.text)
        expect(shown.join('')).toBe(text)
      }
    }),
  )
})

test('a long text is cut round its marks', () => {
  const text = `${'Пустые слова без толку. '.repeat(30)}Здесь говорят о краске. ${'И дальше ни о чём. '.repeat(30)}`
  const index = anIndex()
  const [{ terms } = { terms: new Set<string>() }] = index.search('краска')
  const snippet = cutSnippet(text, terms, index.analyzer)
  expect(snippet.find(({ isMarked }) => isMarked)?.text).toBe('краске')
  const shown = snippet.map((piece) => piece.text).join('')
  expect(shown).toMatch(/^….*…$/)
  expect(shown.length).toBeLessThan(220)
})

test.each(['.', ',', ':', '…', '.…'])(
  'a text that is cut behind «краске%s» ends with one ellipsis',
  (stop) => {
    const text = `${'Слова '.repeat(29)}краске${stop} ${'И дальше ни о чём. '.repeat(30)}`
    const snippet = cutSnippet(text, new Set(), anIndex().analyzer)
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

describe('among hundreds of documents of usual words', () => {
  const many = new SearchIndex(synonyms)
  for (let number = 100; number < 500; number++) many.put(anEntry(number, 'Краска', 'Красим корни краской'))
  many.put(anEntry(1, 'Уход', 'Кератин и краска'))
  many.put(anEntry(2, 'Кератин'))
  many.put({ ...anEntry(3, 'Уроки', 'Краска'), id: 'LESSON 3', kind: 'LESSON' })

  test.each(['краска кератин', 'краска керат', 'кератин краска'])(
    'those with the rare word stand first, also the one that has no other: %s',
    (query) => {
      expect(found(query, many).slice(0, 2).sort()).toEqual(['1', '2'])
    },
  )

  test('equally good ones stand in the order of their ids, and no more than three hundred are found', () => {
    expect(found('краска', many)).toEqual(Array.from({ length: 300 }, (_, place) => `${100 + place}`))
  })

  test('the only one of a kind is found', () => {
    const lessons = many.search('краска', new Set(['LESSON']))
    expect(lessons.map(({ entry }) => entry.id)).toEqual(['LESSON 3'])
  })
})

describe('the subject of a document', () => {
  /** The subject terms of the first of some documents, each with its title and its text. */
  function subject(...documents: [title: string, text: string][]): string[] {
    const index = new SearchIndex([])
    const entries = documents.map(([title, text], number) => anEntry(number, title, text))
    for (const entry of entries) index.put(entry)
    return entries.slice(0, 1).flatMap((entry) => index.subjectOf(entry))
  }

  test('is told by rare words rather than usual ones, whatever their letters', () => {
    const others = Array.from({ length: 8 }, (): [string, string] => ['', 'бант вода'])
    expect(subject(['', 'бант вода хна яд'], ['', 'хна яд'], ...others)).toEqual(['хна', 'яд', 'бант', 'вод'])
  })

  test('is told by words of its title rather than of its text', () => {
    expect(subject(['хна', 'вода'], ['хна', 'вода'])).toEqual(['хна', 'вод'])
  })

  test('is not told by a word of no other document, however often and in however many fields it stands', () => {
    expect(subject(['квазар', 'квазар квазар хна'], ['', 'хна'])).toEqual(['хна'])
  })

  test('is told by a word that one document has in its title and another in its text', () => {
    expect(subject(['хна', ''], ['', 'хна'])).toEqual(['хна'])
  })

  test('is not told by a word of a document that went', () => {
    const index = new SearchIndex([])
    for (const number of [1, 2]) index.put(anEntry(number, 'хна'))
    index.remove('QUESTION 2')
    expect(index.subjectOf(anEntry(1, 'хна'))).toEqual([])
  })

  test('is told by the 24 words that say most', () => {
    const usual = Array.from({ length: 30 }, (_, number) => `1${number + 100}`).join(' ')
    const terms = subject(['', `${usual} хна`], ['', 'хна'], ['', usual], ['', usual])
    expect(terms).toHaveLength(24)
    expect(terms[0]).toBe('хна')
  })
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

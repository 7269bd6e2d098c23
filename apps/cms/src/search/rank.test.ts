import fc from 'fast-check'
import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { rank, Scratch } from './rank.ts'
import { TermIndex } from './term-index.ts'

const boosts = [4, 1]
const word = fc.constantFrom(
  'краска',
  'краски',
  'красота',
  'седина',
  'седой',
  'корни',
  'корень',
  'тон',
  'тонер',
)
const text = fc.array(word, { maxLength: 12 })
const documents = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 12 })

type Query = { term: string; isPrefix: boolean; slips: number | false }
const query: fc.Arbitrary<Query> = fc.record({
  term: word,
  isPrefix: fc.boolean(),
  slips: fc.constantFrom(1, 2, false as const),
})

function search(index: TermIndex, queries: readonly Query[], size: number, most = 100) {
  const scratch = new Scratch()
  scratch.clear(size)
  const wanted = queries.map(({ term, isPrefix, slips }) => index.derive(term, isPrefix, slips))
  return rank(index, scratch, { wanted, boosts, allowed: undefined, most })
    .map(({ document, score, terms }) => ({ document, score, terms: [...terms].sort() }))
    .sort((one, other) => one.document - other.document)
}

test('documents get the scores and terms that MiniSearch gives them', () => {
  fc.assert(
    fc.property(
      documents,
      fc.uniqueArray(query, { minLength: 1, maxLength: 4, selector: ({ term }) => term }),
      (texts, queries) => {
        const index = new TermIndex()
        const engine = new MiniSearch({
          fields: ['title', 'text'],
          tokenize: (words) => words.split(' ').filter(Boolean),
          processTerm: (term) => term,
        })
        for (const [id, [title, body]] of texts.entries()) {
          index.add(id, [title, body])
          engine.add({ id, title: title.join(' '), text: body.join(' ') })
        }
        const expected = engine
          .search(queries.map(({ term }) => term).join(' '), {
            boost: { title: 4, text: 1 },
            prefix: (term) => queries.find((one) => one.term === term)?.isPrefix ?? false,
            fuzzy: (term) => queries.find((one) => one.term === term)?.slips ?? false,
          })
          .sort((one, other) => one.id - other.id)
        const found = search(index, queries, texts.length)
        expect(found.map(({ document, terms }) => ({ document, terms }))).toEqual(
          expected.map(({ id, terms }) => ({ document: id, terms: [...terms].sort() })),
        )
        for (const [place, { score }] of found.entries()) {
          expect(score).toBeCloseTo(expected[place]?.score ?? Number.NaN, 4)
        }
      },
    ),
  )
})

test('the best of many documents are given, and all that are as good as the last of them', () => {
  const index = new TermIndex()
  for (let document = 0; document < 50; document++) {
    index.add(document, [document < 10 ? ['седина'] : [], ['седина', 'корни']])
  }
  const best = search(index, [{ term: 'седина', isPrefix: false, slips: false }], 50, 5)
  expect(best.map(({ document }) => document)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('one search leaves nothing behind for the next', () => {
  const index = new TermIndex()
  index.add(0, [['седина'], []])
  index.add(1, [['корни'], []])
  const scratch = new Scratch()
  const find = (term: string) => {
    scratch.clear(2)
    const wanted = [index.derive(term, false, false)]
    return rank(index, scratch, { wanted, boosts, allowed: undefined, most: 10 }).map(
      ({ document }) => document,
    )
  }
  expect(find('седина')).toEqual([0])
  expect(find('корни')).toEqual([1])
  expect(find('корни')).toEqual([1])
})

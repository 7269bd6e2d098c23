import { expect, test } from 'vitest'
import { significantTerms } from './significant-terms.ts'
import { TermIndex } from './term-index.ts'

const boosts = [4, 1]
type Text = [title: string[], text: string[]]

/** The significant terms of the first of some documents. */
function significant(...texts: Text[]): string[] {
  const index = new TermIndex()
  for (const [number, text] of texts.entries()) index.add(number, text)
  return significantTerms(texts[0] ?? [], boosts, index).map(({ term }) => term)
}

test('rare words say more than usual ones, whatever their letters', () => {
  const others = Array.from({ length: 8 }, (): Text => [[], ['акция', 'банка']])
  expect(
    significant([[], ['акция', 'банка', 'щётка', 'яркость']], [[], ['щётка', 'яркость']], ...others),
  ).toEqual(['щётка', 'яркость', 'акция', 'банка'])
})

test('words of a title say more than words of the text', () => {
  expect(significant([['седина'], ['виски']], [['седина'], ['виски']])).toEqual(['седина', 'виски'])
})

test('a word of no other document leads nowhere, however often and in however many fields it stands', () => {
  expect(significant([['квазар'], ['квазар', 'квазар', 'хна']], [[], ['хна']])).toEqual(['хна'])
})

test('a word that one document has in its title and another in its text leads from one to the other', () => {
  expect(significant([['хна'], []], [[], ['хна']])).toEqual(['хна'])
})

test('a word of a document that went leads nowhere', () => {
  const index = new TermIndex()
  const text: Text = [['хна'], ['хна']]
  index.add(0, text)
  index.add(1, text)
  index.remove(1, text)
  expect(significantTerms(text, boosts, index)).toEqual([])
})

test('the 24 words that say most are taken', () => {
  const usual = Array.from({ length: 30 }, (_, number) => `а${number}`)
  const text: Text = [[], [...usual, 'яркость']]
  const terms = significant(text, [[], ['яркость']], [[], usual], [[], usual])
  expect(terms).toHaveLength(24)
  expect(terms[0]).toBe('яркость')
})

import { expect, test } from 'vitest'
import { fromLatin, toRussianLayout } from './russian-letters.ts'
import { isStopWord, splitWords } from './words.ts'

const terms = (text: string) => splitWords(text).map(({ term }) => term)

test.each([
  ['седина', 'седины'],
  ['корни', 'корней'],
  ['беременность', 'беременным'],
  ['чёрная', 'черная'],
  ['ЖЁЛТЫЙ', 'желтый'],
  ['фарбі', 'фарби'],
])('«%s» and «%s» are one word', (one, other) => {
  expect(terms(one)).toEqual(terms(other))
})

test.each(['6-46', '6/46', '6.46', '6,46', '6\u2060-\u206046', '6\u201146'])(
  '%j is the number of a shade',
  (text) => {
    expect(terms(text)).toEqual(['6-46'])
  },
)

test('a word stands where its text has it, whatever is hidden in it', () => {
  const text = 'Это кра\u00adска 6\u2060-\u206046.'
  expect(splitWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Это',
    'кра\u00adска',
    '6\u2060-\u206046',
  ])
})

test.each([
  ['rhfcrf', 'краска'],
  ['[yf', 'хна'],
  [';tknbpyf', 'желтизна'],
  ['CTLBYF', 'седина'],
])('%s was typed on the wrong keyboard', (typed, meant) => {
  expect(toRussianLayout(typed)).toBe(meant)
})

test.each(['краска', '6-46', 'краска.'])('%s was not', (typed) => {
  expect(toRussianLayout(typed)).toBe(typed)
})

test.each([
  ['sedinu', 'седину'],
  ['zakrasit', 'закрасить'],
  ['shchiplet', 'щиплет'],
  ['schiplet', 'щиплет'],
  ['zheltyj', 'желтый'],
  ['zheltyy', 'желтый'],
  ['allergiya', 'аллергия'],
  ['allergia', 'аллергия'],
  ['osvetleniye', 'осветление'],
  ['hnoy', 'хной'],
  ['khnoi', 'хной'],
])('%s is Russian in Latin letters', (typed, meant) => {
  expect(fromLatin(typed)).toContain(meant)
})

test('«не», «без» and «после» say something, other small words say nothing', () => {
  const all = 'не без после и для какой мне её'
  expect(terms(all).filter((term) => !isStopWord(term))).toEqual(terms('не без после'))
})

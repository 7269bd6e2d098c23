import { expect, test } from 'vitest'
import { splitWords } from './split-words.ts'
import { isStopWord } from './stop-words.ts'

const areStopWords = (text: string) => splitWords(text).map(({ term }) => isStopWord(term))

test.each(['не', 'без', 'после'])('«%s» says something', (word) => {
  expect(areStopWords(word)).toEqual([false])
})

test.each(['и', 'для', 'какой', 'мне', 'её'])('«%s» says nothing', (word) => {
  expect(areStopWords(word)).toEqual([true])
})

import { expect, test } from 'vitest'
import { askedAnswers } from './answer-names.ts'

/** The fields that the form sends with scripts: every answer, the folded ones too. */
const sent = { level: '6', hairTone: '0', hairBy: 'unknown', greyWhere: 'everywhere', strandTest: 'none' }

test.each([
  [{}, { level: '6' }],
  [
    { hair: 'unknown', hairLevel: '4', regrowth: '3' },
    { level: '6', hair: 'unknown' },
  ],
  [
    { hair: 'colored', hairLevel: '4', regrowth: '3' },
    { level: '6', hair: 'colored', hairLevel: '4', hairTone: '0', regrowth: '3' },
  ],
  [
    { hair: 'lightened', hairLevel: '9' },
    { level: '6', hair: 'lightened', hairLevel: '9', hairBy: 'unknown' },
  ],
  [
    { hair: 'henna', hairLevel: '5' },
    { level: '6', hair: 'henna', hairLevel: '5', strandTest: 'none' },
  ],
  [{ grey: 'unknown' }, { level: '6', grey: 'unknown', greyWhere: 'everywhere' }],
  [{ strandTest: 'reacted' }, { level: '6', strandTest: 'reacted' }],
])('%j: only what this hair is asked counts', (given, asked) => {
  expect(askedAnswers({ ...sent, ...given })).toEqual(asked)
})

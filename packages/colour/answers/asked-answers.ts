import type { AnswerName } from './answer-names.ts'

type Given = Readonly<Partial<Record<AnswerName, string>>>

const withLevel = ['colored', 'lightened', 'henna', 'hennaBasma']

/** Questions that are asked of some hair only. */
const askedOf: Partial<Record<AnswerName, readonly string[]>> = {
  hairLevel: withLevel,
  hairTone: ['colored'],
  hairBy: ['lightened'],
  regrowth: withLevel,
  strandTest: ['henna', 'hennaBasma'],
}

const greyNames: readonly string[] = ['greyWhere', 'greyStubborn', 'greyYellowed']

/** The answers to questions that this hair was asked. A form sends its folded ones too, which nobody has answered. */
export function askedAnswers(given: Given): Given {
  const { hair = 'natural', grey = '0', strandTest } = given
  const isAsked = (name: string) => {
    // A strand that has reacted tells of any hair.
    if (name === 'strandTest' && strandTest === 'reacted') return true
    if (greyNames.includes(name)) return grey !== '0'
    return askedOf[name as AnswerName]?.includes(hair) ?? true
  }
  return Object.fromEntries(Object.entries(given).filter(([name]) => isAsked(name)))
}

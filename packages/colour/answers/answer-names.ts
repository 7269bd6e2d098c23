/** Search parameters of a head. They describe hair only: answers about a person are never part of an address. */
export const answerNames = [
  'level',
  'hair',
  'hairLevel',
  'hairTone',
  'hairBy',
  'grey',
  'greyWhere',
  'greyStubborn',
  'greyYellowed',
  'length',
  'thickness',
  'scope',
  'regrowth',
  'porousEnds',
  'patchy',
  'strandTest',
  'wish',
] as const

export type AnswerName = (typeof answerNames)[number]

/** «Не знаю» in a search parameter. */
export const unknownAnswer = 'unknown'

type Given = Readonly<Partial<Record<AnswerName, string>>>

const withLevel = ['colored', 'lightened', 'henna', 'hennaBasma']

/** Questions that apply to some kinds of hair only. */
const askedOf: Partial<Record<AnswerName, readonly string[]>> = {
  hairLevel: withLevel,
  hairTone: ['colored'],
  hairBy: ['lightened'],
  regrowth: withLevel,
  strandTest: ['henna', 'hennaBasma'],
}

const greyNames: readonly string[] = ['greyWhere', 'greyStubborn', 'greyYellowed']

/** The answers to the questions that apply to this hair. A form also sends its folded questions, which the visitor has not answered. */
export function askedAnswers(given: Given): Given {
  const { hair = 'natural', grey = '0', strandTest } = given
  const isAsked = (name: string) => {
    // A strand that has reacted matters for any hair.
    if (name === 'strandTest' && strandTest === 'reacted') return true
    if (greyNames.includes(name)) return grey !== '0'
    return askedOf[name as AnswerName]?.includes(hair) ?? true
  }
  return Object.fromEntries(Object.entries(given).filter(([name]) => isAsked(name)))
}

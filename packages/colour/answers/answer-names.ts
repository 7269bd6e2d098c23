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

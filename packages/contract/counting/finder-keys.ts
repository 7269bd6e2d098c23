import type { AnswerName } from '@pryad/colour/answers/answer-names.ts'
import { directions } from '@pryad/colour/hair/finder-input.ts'
import { reasonsOfHair, verdicts } from '@pryad/colour/rules/reasons.ts'

const levels = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'unknown']
const shade = /^\d{1,2}-\d{1,2}$/
const ticked = ['1']

/** The answers about hair that are counted: words of the form, and numbers within their limits. An address can hold anything. */
const answers: Record<AnswerName, readonly string[] | ((value: string) => boolean)> = {
  level: levels,
  hair: ['natural', 'colored', 'lightened', 'henna', 'hennaBasma', 'metallic', 'unknown'],
  hairLevel: levels,
  hairTone: ['0', '1', '2', '3', '4', '5', '6', '7', 'unknown'],
  hairBy: ['dye', 'powder', 'unknown'],
  grey: (value) => value === 'unknown' || /^(?:0|[1-9]\d?|100)$/.test(value),
  greyWhere: ['everywhere', 'temples', 'parting', 'patch', 'unknown'],
  greyStubborn: ticked,
  greyYellowed: ticked,
  length: ['short', 'chin', 'shoulders', 'blades', 'waist', 'unknown'],
  thickness: ['fine', 'medium', 'thick', 'unknown'],
  scope: ['all', 'roots', 'lengths', 'unknown'],
  regrowth: (value) => value === 'unknown' || /^(?:100|(?:0|[1-9]\d?)(?:\.\d)?)$/.test(value),
  porousEnds: ticked,
  patchy: ticked,
  strandTest: ['none', 'clean', 'reacted', 'unknown'],
  wish: isWish,
}

/** Reasons of the shade finder that concern hair, and none. Those that reveal a person's health or age are not among them. */
const reasons: readonly string[] = ['none', ...reasonsOfHair()]

/** Whether it is one of the wishes of the shade finder, or looks like the number of a shade. */
function isWish(value: string): boolean {
  return isIn(directions, value) || shade.test(value)
}

function isIn(list: readonly string[], value: string): boolean {
  return list.includes(value)
}

/** Whether `name:value` is an answer about hair that the shade finder knows. */
export function isAnswerOfHair(key: string): boolean {
  const [name = '', value = '', ...rest] = key.split(':')
  if (rest.length > 0 || !isAnswerName(name)) return false
  const known = answers[name]
  return typeof known === 'function' ? known(value) : known.includes(value)
}

/** Whether `verdict:reason:wish` is a verdict of the shade finder about hair. */
export function isVerdictOfHair(key: string): boolean {
  const [verdict = '', reason = '', wish = '', ...rest] = key.split(':')
  return rest.length === 0 && isIn(verdicts, verdict) && reasons.includes(reason) && isWish(wish)
}

function isAnswerName(name: string): name is AnswerName {
  return Object.hasOwn(answers, name)
}

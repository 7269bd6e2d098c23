import type { AnswerName } from '@pryad/colour/answers/answer-names.ts'

const levels = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'unknown']
const wishes = [
  'darker-1',
  'darker-2',
  'lighter-1',
  'lighter-2',
  'warmer',
  'cooler',
  'copper',
  'red',
  'golden',
  'chocolate',
  'blond',
  'cool-blond',
  'black',
  'cover-grey',
  'blend-grey',
  'match-lengths',
  'refresh',
  'no-yellow',
  'no-brass',
  'back-to-natural',
]
const shade = /^\d{1,2}-\d{1,2}$/
const ticked = ['1']
const verdicts = ['works', 'differs', 'salon', 'no']

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

/** Reasons of the shade finder that concern hair. Those that reveal a person's health or age are not among them. */
const reasonsOfHair: ReadonlySet<string> = new Set([
  'none',
  'hair-stretchy',
  'metal-salts',
  'strand-reacted',
  'too-soon',
  'history-unknown',
  'patchy',
  'grey-stubborn',
  'grey-patch',
  'only-patch',
  'tint-on-grey',
  'dye-does-not-lift',
  'too-far-up',
  'blond-too-far',
  'needs-filling',
  'no-more-lightening',
  'orange-too-dark',
  'violet-invisible',
  'no-cooler-shade',
  'henna-only-darker',
  'henna-basma',
  'henna-grow',
  'powder-roots',
  'long-regrowth',
  'hot-roots',
  'length-darker-than-roots',
  'camouflage-on-colored',
  'no-shade-for-base',
  'base-not-listed',
  'soft-does-not-lift',
  'already-lighter',
  'already-lightest',
  'already-darkest',
  'already-natural',
  'already-level',
  'too-far-down',
  'big-step-down',
  'camouflage-too-dark',
  'camouflage-not-for-black',
  'camouflage-long-hair',
  'camouflage-deeper',
  'camouflage-grey-cast',
  'no-grey-to-blend',
  'no-grey-to-cover',
  'grey-hardly-seen',
  'covers-not-blends',
  'grey-blended',
  'dark-strands-stay',
  'grey-brighter',
  'tint-invisible',
  'tint-stains',
  'green-on-yellow',
  'soft-only-on-lightened',
  'darker-than-box',
  'lighter-than-box',
  'warmer-than-box',
  'one-step-less',
  'step-differs',
  'no-step-shade',
  'nearest-shade',
  'brass-muted',
  'cool-needs-tint',
  'refresh-with-roots',
  'may-go-lilac',
  'roots-darker',
  'henna-red',
  'henna-basma-green',
  'henna-border',
  'henna-keep',
])

/** Whether it is one of the wishes of the shade finder, or looks like the number of a shade. */
function isWish(value: string): boolean {
  return wishes.includes(value) || shade.test(value)
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
  return rest.length === 0 && verdicts.includes(verdict) && reasonsOfHair.has(reason) && isWish(wish)
}

function isAnswerName(name: string): name is AnswerName {
  return Object.hasOwn(answers, name)
}

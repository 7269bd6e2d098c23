import { type FinderAnswer, nameNone } from './finder-answer.ts'
import type { Direction, FinderInput } from './hair/finder-input.ts'
import { type Situation, toSituation } from './hair/situation.ts'
import { bySeverity, type Reason, verdictOfReason } from './rules/reasons.ts'
import { isBright, type Shade } from './shades/shade.ts'
import { grantDirection, grantShade } from './wishes/grant-wish.ts'

/**
 * Answers a wish: what happens on this head at home, with which shades, or why not. The same input and palette give the same
 * answer everywhere; nothing is read but the two arguments.
 */
export function find(input: FinderInput, shades: readonly Shade[]): FinderAnswer {
  const situation = toSituation(input, shades)
  const answer = answerOf(situation)
  return input.pregnancy && answer.plans.length === 0 ? withDoctor(answer) : answer
}

function answerOf(situation: Situation): FinderAnswer {
  const [gravest, ...others] = findGates(situation)
  if (gravest) return nameNone(verdictOfReason(gravest), [gravest, ...others])
  const { direction, wished } = situation
  return direction && direction !== 'black'
    ? grantDirection(situation, direction)
    : grantShade(situation, wished)
}

/** Refusals about health, which are named before the pregnancy. */
const health: readonly Reason[] = [
  'past-reaction',
  'black-henna',
  'test-reaction',
  'test-unclear',
  'scalp-not-calm',
]

/** Whether the gravest reason against dyeing is one that a doctor decides on, and no colourist. */
export function isForDoctor({ reasons: [gravest] }: FinderAnswer): boolean {
  return gravest !== undefined && [...health, 'pregnancy'].includes(gravest)
}

/** Adds the pregnancy to a refusal without a shade; with a shade it is among the warnings. An answer that advises no dyeing needs no doctor. */
function withDoctor(answer: FinderAnswer): FinderAnswer {
  const { verdict, reasons } = answer
  if (verdict !== 'salon' && verdict !== 'no') return answer
  const before = reasons.filter((reason) => health.includes(reason)).length
  return { ...answer, reasons: reasons.toSpliced(before, 0, 'pregnancy') }
}

type Gate = readonly [reason: Reason, closes: (situation: Situation) => boolean]

/** Reasons that end the search before any shade is considered: safety, then unpredictable hair. The gravest speaks first: health before all. */
const gates: readonly Gate[] = [
  ['past-reaction', ({ input }) => ['dye', 'both'].includes(input.reaction)],
  ['black-henna', ({ input }) => ['black-henna', 'both'].includes(input.reaction)],
  ['test-reaction', ({ input }) => input.allergyTest === 'reaction'],
  ['test-unclear', ({ input }) => input.allergyTest === 'unclear'],
  ['scalp-not-calm', ({ input }) => input.scalp === 'irritated'],
  ['under-16', ({ input }) => input.age === 'under-16'],
  ['brows-lashes', ({ input }) => ['brows', 'face'].includes(input.area)],
  ['beard', ({ input }) => ['beard', 'face'].includes(input.area)],
  ['hair-stretchy', ({ input }) => input.hair === 'stretchy'],
  ['metal-salts', ({ input }) => input.lengths.kind === 'metallic'],
  ['strand-reacted', ({ input }) => input.strandTest === 'reacted'],

  ['history-unknown', ({ input }) => input.lengths.kind === 'unknown'],
  ['patchy', ({ input }) => input.patchy],
  ['grey-stubborn', (situation) => situation.input.greyStubborn && isMuch(situation) && dyesGrey(situation)],
]

/** Grey that is seen: a patch, however small, or a fifth of all hair. */
function isMuch({ input: { grey, greyWhere } }: Situation): boolean {
  return grey >= 20 || greyWhere === 'patch'
}

/** The reasons of all gates that close, the gravest first. */
function findGates(situation: Situation): Reason[] {
  const closed = gates.filter(([, closes]) => closes(situation)).map(([reason]) => reason)
  // A recent dyeing alone leaves balms to be used; beside another refusal it is one more.
  return closed.length > 0 && isAnyTooSoon(situation) ? bySeverity([...closed, 'too-soon']) : closed
}

function isAnyTooSoon({ input: { daysSinceOxidative: days }, shades, wished }: Situation): boolean {
  return days !== null && (wished ? [wished] : shades).some(({ minDaysBetween }) => days < minDaysBetween)
}

/** Wishes that ask nothing of the grey: it may stay or shine through, or the lengths alone are meant. */
const leavesGrey: readonly Direction[] = [
  'blend-grey',
  'blond',
  'cool-blond',
  'cooler',
  'no-brass',
  'no-yellow',
  'refresh',
  'back-to-natural',
]

/** Whether the grey has to take the colour of the wish. A bright one that it does not take is seen as much as a bare one. */
function dyesGrey({ direction, wished, input, treated }: Situation): boolean {
  if (wished) return wished.greyRole === 'covers' || isBright(wished)
  if (direction === 'cover-grey') return true
  const isOnRoots = input.scope !== 'lengths' || !treated
  return direction !== null && isOnRoots && !leavesGrey.includes(direction)
}

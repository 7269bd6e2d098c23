import type { Direction } from '../hair/finder-input.ts'
import type { Situation } from '../hair/situation.ts'
import { isBright } from '../shades/shade.ts'
import { bySeverity, type Reason } from './reasons.ts'

type Gate = readonly [reason: Reason, closes: (situation: Situation) => boolean]

/** Reasons that end the search before any shade is considered: safety, then unpredictable hair. The gravest speaks first: health before all. */
const gates: readonly Gate[] = [
  ['past-reaction', ({ input }) => input.reaction === 'dye'],
  ['black-henna', ({ input }) => input.reaction === 'black-henna'],
  ['test-reaction', ({ input }) => input.allergyTest === 'reaction'],
  ['test-unclear', ({ input }) => input.allergyTest === 'unclear'],
  ['scalp-not-calm', ({ input }) => input.scalp === 'irritated'],
  ['under-16', ({ input }) => input.age === 'under-16'],
  ['brows-lashes', ({ input }) => input.area === 'brows'],
  ['beard', ({ input }) => input.area === 'beard'],
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
export function findGates(situation: Situation): Reason[] {
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

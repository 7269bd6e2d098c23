import type { Situation } from '../hair/situation.ts'
import type { Reason } from './reasons.ts'

type Gate = readonly [reason: Reason, closes: (situation: Situation) => boolean]

/** Reasons that end the search before any shade is considered: safety, then unpredictable hair. The first gate that closes counts. */
export const gates: readonly Gate[] = [
  ['brows-lashes', ({ input }) => input.area === 'brows'],
  ['beard', ({ input }) => input.area === 'beard'],
  ['under-16', ({ input }) => input.age === 'under-16'],
  ['past-reaction', ({ input }) => input.reaction === 'dye'],
  ['black-henna', ({ input }) => input.reaction === 'black-henna'],
  ['test-reaction', ({ input }) => input.allergyTest === 'reaction'],
  ['test-unclear', ({ input }) => input.allergyTest === 'unclear'],
  ['scalp-not-calm', ({ input }) => input.scalp === 'irritated'],
  ['hair-stretchy', ({ input }) => input.hair === 'stretchy'],
  ['metal-salts', ({ input }) => input.lengths.kind === 'metallic'],
  ['strand-reacted', ({ input }) => input.strandTest === 'reacted'],

  ['history-unknown', ({ input }) => input.lengths.kind === 'unknown'],
  ['patchy', ({ input }) => input.patchy],
  [
    'grey-stubborn',
    (situation) => situation.input.greyStubborn && situation.input.grey >= 20 && wantsCover(situation),
  ],
]

/** The reason of the first gate that closes, or null. */
export function findGate(situation: Situation): Reason | null {
  return gates.find(([, closes]) => closes(situation))?.[0] ?? null
}

function wantsCover({ direction, wished }: Situation): boolean {
  return direction === 'cover-grey' || wished?.greyRole === 'covers'
}

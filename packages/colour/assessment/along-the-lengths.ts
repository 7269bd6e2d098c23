import { firstDigit } from '../colours/tones.ts'
import { isBalm } from '../shades/shade.ts'
import type { Rules } from './rules.ts'
import type { Trial } from './trial.ts'

/** The same shade again on lengths that have it already. */
const repeatsLengths = ({ situation: { input, treated }, shade }: Trial) =>
  input.scope === 'all' &&
  shade.kind === 'permanent' &&
  treated?.kind === 'colored' &&
  treated.level === shade.level &&
  firstDigit(treated.tone) === firstDigit(shade.tone)

/** Rules about lengths that need less time than the roots. */
export const lengthRules: Rules = {
  warnings: [
    ['lengths-last', repeatsLengths],
    [
      'porous-ends',
      ({ situation: { input }, shade, parts }) =>
        !isBalm(shade) &&
        (parts.some(({ zone }) => zone.kind === 'lightened') ||
          (input.porousEnds && input.scope !== 'roots')),
    ],
  ],
}

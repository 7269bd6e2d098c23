import { isBalm } from '../shades/shade.ts'
import type { Rules } from './rules.ts'

/** Rules about the person. Pregnancy adds advice and changes nothing else: a doctor decides. */
export const personRules: Rules = {
  warnings: [
    ['pregnancy-doctor', ({ situation }) => situation.input.pregnancy],
    ['sensitive-scalp', ({ situation }) => situation.input.scalp === 'sensitive'],
  ],
  before: [
    [
      'allergy-test-48h',
      ({ situation: { input }, shade }) =>
        input.allergyTest !== 'clean' &&
        (!isBalm(shade) || shade.allergyTest === 'always' || input.firstTime || input.scalp === 'sensitive'),
    ],
  ],
}

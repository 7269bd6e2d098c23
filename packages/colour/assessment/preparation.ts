import { isBalm } from '../shades/shade.ts'
import { mixtureFor, packsFor } from './amounts.ts'
import type { Rules, Trial } from './trial.ts'

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

/** Boxes by shade number; a bottle of balm is enough for any head. */
export function packsOf({ situation, shade, mixedWith }: Trial): Record<string, number> {
  return isBalm(shade) ? { [shade.shadeNumber]: 1 } : packsFor(mixtureFor(situation, shade), shade, mixedWith)
}

const isHalfEnough = ({ situation, shade, mixedWith }: Trial) =>
  mixtureFor(situation, shade) / (mixedWith ? 2 : 1) <= shade.mixtureMl / 2

const isSmall = ({ situation: { input, isPatchOnly } }: Trial) => input.scope === 'roots' || isPatchOnly

/** Rules about the number of boxes. */
export const boxRules: Rules = {
  warnings: [
    ['same-batch', (trial) => Object.values(packsOf(trial)).some((count) => count > 1)],
    ['half-pack', (trial) => isSmall(trial) && !isBalm(trial.shade) && isHalfEnough(trial)],
  ],
}

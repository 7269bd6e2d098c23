import { mixtureFor, packsFor } from '../amounts/mixture.ts'
import { isBalm } from '../shades/shade.ts'
import type { Rules } from './rules.ts'
import type { Trial } from './trial.ts'

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

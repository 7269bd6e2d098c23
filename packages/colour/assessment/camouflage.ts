import type { Rules } from './rules.ts'
import type { Trial } from './trial.ts'

const isCamouflage = ({ shade }: Trial) => shade.kind === 'camouflage'

/** Rules about camouflage, which halves grey in ten minutes. */
export const camouflageRules: Rules = {
  reasons: [
    [
      'camouflage-deeper',
      (trial) => isCamouflage(trial) && trial.parts.some(({ zone }) => zone.level > trial.shade.level),
    ],
    ['camouflage-grey-cast', (trial) => isCamouflage(trial) && trial.situation.input.grey > 80],
    ['no-grey-to-blend', (trial) => isCamouflage(trial) && trial.situation.input.grey === 0],
    ['grey-patch', (trial) => isCamouflage(trial) && trial.situation.input.greyWhere === 'patch'],
  ],
  warnings: [
    ['camouflage-not-beard', isCamouflage],
    ['camouflage-first-5', (trial) => isCamouflage(trial) && trial.situation.input.firstTime],
  ],
}

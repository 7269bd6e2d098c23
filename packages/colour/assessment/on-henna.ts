import type { Situation } from '../hair/situation.ts'
import type { Rules } from './rules.ts'
import type { Trial } from './trial.ts'

const isOn = ({ parts }: Trial, kind: 'henna' | 'hennaBasma') => parts.some(({ zone }) => zone.kind === kind)
const isTestClean = ({ input }: Situation) => input.strandTest === 'clean'

/** Roots whose dye will touch hennaed lengths. */
const isBeside = ({ situation: { input, treated } }: Trial, kind: 'henna' | 'hennaBasma') =>
  input.scope === 'roots' && treated?.kind === kind

/** A dye that is put on henna or touches it. */
const meetsHenna = (trial: Trial) =>
  (['henna', 'hennaBasma'] as const).some((kind) => isOn(trial, kind) || isBeside(trial, kind))

/** Rules about hair dyed with plants. */
export const hennaRules: Rules = {
  reasons: [
    ['henna-red', (trial) => isOn(trial, 'henna')],
    ['henna-basma-green', (trial) => isOn(trial, 'hennaBasma')],
    ['henna-border', (trial) => isBeside(trial, 'henna') || isBeside(trial, 'hennaBasma')],
    ['henna-basma', (trial) => isBeside(trial, 'hennaBasma') && !isTestClean(trial.situation)],
  ],
  before: [['strand-test-cut', (trial) => meetsHenna(trial) && !isTestClean(trial.situation)]],
}

import type { TreatedLengths } from '../hair/situation.ts'
import { isBalm } from '../shades/shade.ts'
import type { Line, Rules } from './rules.ts'
import type { Trial } from './trial.ts'

/** A line that only holds where roots alone are dyed, beside treated lengths. */
function atRoots<Said>(said: Said, when: (lengths: TreatedLengths, trial: Trial) => boolean): Line<Said> {
  return [
    said,
    (trial) => {
      const { input, treated } = trial.situation
      return input.scope === 'roots' && treated !== null && when(treated, trial)
    },
  ]
}

const isLightening = ({ shade }: Trial) => shade.kind === 'lightening'
const regrowth = ({ situation }: Trial) => situation.regrowthCm

/** Rules about dyeing regrown roots. Balms neither lift nor darken enough for most of them. */
export const rootRules: Rules = {
  reasons: [
    atRoots('hot-roots', (lengths, { shade }) => !isBalm(shade) && shade.level > lengths.level),
    atRoots('roots-darker', (lengths, { shade }) => !isBalm(shade) && shade.level < lengths.level),
    atRoots('powder-roots', (lengths, trial) => isLightening(trial) && lengths.isPowder),
    atRoots(
      'long-regrowth',
      (lengths, trial) =>
        !isBalm(trial.shade) &&
        regrowth(trial) > 5 &&
        lengths.level - trial.situation.input.naturalLevel >= 3,
    ),
  ],
  warnings: [
    atRoots('roots-border', () => true),
    atRoots('wide-regrowth', (_, trial) => isLightening(trial) && regrowth(trial) > 2.5),
    atRoots(
      'no-pull-through',
      (lengths, { shade }) => shade.kind === 'permanent' && lengths.kind === 'colored',
    ),
    atRoots('no-pull-through-light', (_, trial) => isLightening(trial)),
  ],
}

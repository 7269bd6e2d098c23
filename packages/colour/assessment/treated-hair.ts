import { toneName } from '../colours/hair-colours.ts'
import type { Situation, TreatedLengths } from '../hair/situation.ts'
import { isBalm } from '../shades/shade.ts'
import type { Rule, Rules, Trial } from './trial.ts'

/** A rule that only holds where roots alone are dyed, beside treated lengths. */
function atRoots<Id>(id: Id, when: (lengths: TreatedLengths, trial: Trial) => boolean): Rule<Id> {
  return [
    id,
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

/** The same shade again on lengths that have it already. */
const repeatsLengths = ({ situation: { input, treated }, shade }: Trial) =>
  input.scope === 'all' &&
  shade.kind === 'permanent' &&
  treated?.kind === 'colored' &&
  treated.level === shade.level &&
  toneName(treated.tone) === toneName(shade.tone)

/** Lengths that were dyed lighter: they take the shade faster than the roots do, and lose it earlier. */
const darkensLengths = ({ situation: { treated }, shade, parts }: Trial) =>
  parts.length > 1 && shade.kind === 'permanent' && treated?.kind === 'colored' && treated.level > shade.level

/** Rules about lengths that need less time than the roots. */
export const lengthRules: Rules = {
  warnings: [
    ['lengths-last', repeatsLengths],
    ['lengths-later', darkensLengths],
    [
      'porous-ends',
      ({ situation: { input }, shade, parts }) =>
        !isBalm(shade) &&
        (parts.some(({ zone }) => zone.kind === 'lightened') ||
          (input.porousEnds && input.scope !== 'roots')),
    ],
  ],
}

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

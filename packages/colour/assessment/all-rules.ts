import { lastingRules } from './afterwards.ts'
import { liftingRules } from './against-the-box.ts'
import { lengthRules } from './along-the-lengths.ts'
import { rootRules } from './at-the-roots.ts'
import { boxRules } from './boxes.ts'
import { camouflageRules } from './camouflage.ts'
import { darkRules } from './going-darker.ts'
import { greyRules } from './on-grey.ts'
import { hennaRules } from './on-henna.ts'
import { personRules } from './person.ts'
import type { Rules } from './rules.ts'
import { violetRules } from './violet.ts'

/** Every table of rules. Reasons of equal weight are given in this order. */
export const allRules: readonly Rules[] = [
  liftingRules,
  greyRules,
  camouflageRules,
  darkRules,
  hennaRules,
  rootRules,
  lengthRules,
  violetRules,
  lastingRules,
  personRules,
  boxRules,
]

import type { Lesson } from '../lesson.ts'
import { allergyTest } from './allergy-test/allergy-test.ts'
import { mixing } from './mixing/mixing.ts'
import { rinsing } from './rinsing/rinsing.ts'
import { roots } from './roots/roots.ts'
import { shadeNumber } from './shade-number/shade-number.ts'
import { temples } from './temples/temples.ts'
import { toning } from './toning/toning.ts'
import { zones } from './zones/zones.ts'

/** All lessons, in the order of the step scripts. */
export const LESSONS: readonly Lesson[] = [
  allergyTest,
  shadeNumber,
  mixing,
  zones,
  roots,
  temples,
  rinsing,
  toning,
]

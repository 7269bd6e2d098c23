import { hasTone } from '../shades/shade.ts'
import type { Rules } from './rules.ts'

/** Rules about colours that fade or fall short, and about roots that stay unchanged. */
export const lastingRules: Rules = {
  warnings: [
    ['roots-unchanged', ({ leavesRoots }) => leavesRoots],
    ['tint-fades', ({ shade }) => shade.kind === 'tint'],
    ['soft-fades', ({ shade }) => shade.kind === 'tone-on-tone'],
    ['soft-gold', ({ shade }) => shade.kind === 'lightening' && shade.level < 10],
    ['not-white', ({ shade }) => shade.kind === 'lightening' && shade.level >= 10],
    ['copper-fades', ({ shade }) => hasTone(shade, '4', '6')],
    ['pink-water', ({ shade }) => shade.kind === 'permanent' && hasTone(shade, '6')],
  ],
  before: [['strand-test-cut', ({ shade }) => shade.kind === 'lightening']],
}

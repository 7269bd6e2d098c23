import { natural } from '../colours/levels.ts'
import { add, type Lab } from '../colours/oklab.ts'
import { type BaseHair, baseColour } from '../colours/tones.ts'
import type { Dye } from './dye.ts'
import type { PigmentedStrands } from './pigmented-strands.ts'
import { development, pace, type Standing } from './standing.ts'

/** Predicts strands with pigment under a corrector: it moves their colour, the more the lighter their level is. */
export function correctPigmented(base: BaseHair, dye: Dye, standing: Standing): PigmentedStrands {
  const strength = correctorStrength(standing) * (standing.isPorous ? 1.2 : 0.7) * visibility(base.level)
  return {
    colour: shifted(baseColour(base), dye, strength),
    lift: 0,
    liftedLevel: base.level,
    level: base.level,
    pigment: strength,
    exposedWarmth: 0,
  }
}

/** How much of a corrector's shift has happened on hair that takes all of it. */
export function correctorStrength(standing: Standing): number {
  return development(standing, pace.corrector) * standing.dilution
}

/** A colour moved by a corrector. */
export function shifted(colour: Lab, dye: Dye, strength: number): Lab {
  return dye.shift ? add(colour, dye.shift, strength) : colour
}

/** How much of a corrector shows on hair of a level: nothing from 6 down, everything from 9 up. */
function visibility(level: number): number {
  return Math.min(1, Math.max(0, (natural(level).L - 0.52) / 0.22))
}

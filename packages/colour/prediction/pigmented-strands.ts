import { natural, reach, underlying } from '../colours/levels.ts'
import { type Lab, subtract } from '../colours/oklab.ts'
import { type BaseHair, baseColour, isCool } from '../colours/tones.ts'
import { isBalm, lifts } from '../shades/shade.ts'
import type { Dye } from './dye.ts'
import { development, elapsedShare, pace, type Standing } from './standing.ts'

/** Strands with their own pigment after dyeing, and the quantities that made their colour. */
export type PigmentedStrands = {
  readonly colour: Lab
  /** Levels by which the developer has lifted the hair. */
  readonly lift: number
  /** The level after the developer, before the pigment. */
  readonly liftedLevel: number
  /** The level after the pigment. */
  readonly level: number
  /** Share of artificial pigment, 0–1. */
  readonly pigment: number
  /** Warmth that the developer has exposed, 0–1. */
  readonly exposedWarmth: number
}

/** Predicts strands with pigment, for every dye but a corrector. */
export function dyePigmented(base: BaseHair, dye: Dye, standing: Standing): PigmentedStrands {
  const before = baseColour(base)
  const isLifting = base.kind === 'natural' && lifts(dye)
  const pigment = 1 - (1 - dye.load * development(standing, pace.pigment)) ** (standing.isPorous ? 1.6 : 1)
  const lift = isLifting ? elapsedShare(standing) * possibleLift(base.level, dye) : 0
  const liftedLevel = base.level + lift
  const level = dye.level >= liftedLevel ? liftedLevel : liftedLevel + pigment * (dye.level - liftedLevel)
  const exposedWarmth = isLifting ? expose(dye, elapsedShare(standing), lift) : 0
  const hidden = 1 - (isCool(dye.tone) ? 0.8 : 0.6) * pigment

  const tone = subtract(dye.colour, natural(dye.level))
  // A tone meant for lighter hair shows less on darker hair.
  const visible = Math.exp(-0.8 * Math.max(0, dye.level - liftedLevel))
  const ground = base.kind === 'natural' ? natural(liftedLevel) : before
  const target = natural(level)
  const warm = subtract(underlying(liftedLevel), natural(liftedLevel))
  const mixed = (axis: 'a' | 'b') =>
    (1 - pigment) * ground[axis] +
    pigment * (target[axis] + visible * tone[axis]) +
    exposedWarmth * hidden * warm[axis]

  const isDarkened = standing.isPorous && !isBalm(dye)
  const lightness =
    target.L +
    (1 - pigment) * (before.L - natural(base.level).L) +
    pigment * (visible * Math.max(0, tone.L) + Math.min(0, tone.L)) -
    (isDarkened ? 0.02 * pigment : 0)
  const colour = {
    // Dye does not lift dye.
    L: isLifting ? lightness : Math.min(lightness, before.L),
    a: mixed('a') - (isDarkened ? 0.003 * pigment : 0),
    b: mixed('b') - (isDarkened ? 0.008 * pigment : 0),
  }
  return { colour, lift, liftedLevel, level, pigment, exposedWarmth }
}

/** How many levels a dye lifts natural hair of a level at full time. */
function possibleLift(level: number, dye: Pick<Dye, 'level' | 'developerPercent' | 'maxLift'>): number {
  const limit = Math.min(reach(level, dye.developerPercent), dye.maxLift)
  return Math.min(limit, Math.max(0, dye.level - level))
}

function expose(dye: Dye, elapsed: number, lift: number): number {
  return Math.min(1, (dye.kind === 'lightening' ? 0.2 : 0.15) * elapsed + 0.45 * lift)
}

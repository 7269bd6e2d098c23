import {
  type BaseHair,
  baseColour,
  greyHair,
  isCool,
  natural,
  reach,
  underlying,
  yellowedGreyHair,
} from '../colours/hair-colours.ts'
import { add, blend, type Lab, lab, subtract } from '../colours/oklab.ts'
import { hasTone, isBalm, lifts } from '../shades/shade.ts'
import { type Dye, development, elapsedShare, pace, type Standing } from './dye.ts'

// Fitted by hand to swatches: none is measured on hair.

/** Exponent by which porous hair takes more pigment. */
const porousUptake = 1.6
/** Full pigment in porous hair comes out darker and cooler, by this difference. */
const porousChange = lab(-0.02, -0.003, -0.008)
/** Shares of exposed warmth that full pigment hides. */
const hiddenByCool = 0.8
const hiddenByOthers = 0.6
/** How fast a tone meant for lighter hair fades with each level that the hair is darker. */
const toneFade = 0.8
/** Warmth that a developer exposes: by lying on the hair, and by each level of lift. */
const warmthOfLightening = 0.2
const warmthOfPermanent = 0.15
const warmthOfLevel = 0.45
/** How strongly a corrector acts on porous hair and on other hair. */
const correctorOnPorous = 1.2
const correctorOnOthers = 0.7
/** How much lighter and stronger a bright tone is on white hair. */
const brightLightness = 0.03
const brightStrength = 0.25

/** The grey on a head: how much (per cent), and whether it has a yellow cast. */
type Grey = { readonly grey: number; readonly greyYellowed: boolean }

/** How hair looks after dyeing. `grey` is null when there are no grey strands. */
export type Prediction = { readonly pigmented: PigmentedStrands; readonly grey: GreyStrands | null }

/** Predicts the colour of both kinds of strands. A screen shows it approximately, and one person's hair may differ. */
export function predict(
  base: BaseHair,
  dye: Dye,
  standing: Standing,
  { grey, greyYellowed }: Grey,
): Prediction {
  return {
    pigmented: (dye.kind === 'corrector' ? correctPigmented : dyePigmented)(base, dye, standing),
    grey: grey > 0 ? dyeGrey(dye, standing, greyYellowed) : null,
  }
}

/** One colour for a whole head: both kinds of strands in their proportion. For ranking and small swatches. */
export function headColour({ pigmented, grey }: Prediction, greyPercent: number): Lab {
  return grey ? blend(pigmented.colour, grey.colour, greyPercent / 100) : pigmented.colour
}

/** Strands with their own pigment after dyeing, and the quantities that made their colour. */
type PigmentedStrands = {
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
function dyePigmented(base: BaseHair, dye: Dye, standing: Standing): PigmentedStrands {
  const before = baseColour(base)
  const isLifting = base.kind === 'natural' && lifts(dye)
  const pigment =
    1 - (1 - dye.load * development(standing, pace.pigment)) ** (standing.isPorous ? porousUptake : 1)
  const lift = isLifting ? elapsedShare(standing) * possibleLift(base.level, dye) : 0
  const liftedLevel = base.level + lift
  const level = dye.level >= liftedLevel ? liftedLevel : liftedLevel + pigment * (dye.level - liftedLevel)
  const exposedWarmth = isLifting ? expose(dye, elapsedShare(standing), lift) : 0
  const hidden = 1 - (isCool(dye.tone) ? hiddenByCool : hiddenByOthers) * pigment

  const tone = subtract(dye.colour, natural(dye.level))
  // A tone meant for lighter hair shows less on darker hair.
  const visible = Math.exp(-toneFade * Math.max(0, dye.level - liftedLevel))
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
    pigment * (visible * Math.max(0, tone.L) + Math.min(0, tone.L))
  const whole = add(lab(lightness, mixed('a'), mixed('b')), porousChange, isDarkened ? pigment : 0)
  // Dye does not lift dye.
  const colour = isLifting ? whole : { ...whole, L: Math.min(whole.L, before.L) }
  return { colour, lift, liftedLevel, level, pigment, exposedWarmth }
}

/** How many levels a dye lifts natural hair of a level at full time. */
function possibleLift(level: number, dye: Pick<Dye, 'level' | 'developerPercent' | 'maxLift'>): number {
  const limit = Math.min(reach(level, dye.developerPercent), dye.maxLift)
  return Math.min(limit, Math.max(0, dye.level - level))
}

function expose(dye: Dye, elapsed: number, lift: number): number {
  return Math.min(
    1,
    (dye.kind === 'lightening' ? warmthOfLightening : warmthOfPermanent) * elapsed + warmthOfLevel * lift,
  )
}

/** Predicts strands with pigment under a corrector: it moves their colour, the more the lighter their level is. */
function correctPigmented(base: BaseHair, dye: Dye, standing: Standing): PigmentedStrands {
  const strength =
    correctorStrength(standing) *
    (standing.isPorous ? correctorOnPorous : correctorOnOthers) *
    visibility(base.level)
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
function correctorStrength(standing: Standing): number {
  return development(standing, pace.corrector) * standing.dilution
}

/** A colour moved by a corrector. */
function shifted(colour: Lab, dye: Dye, strength: number): Lab {
  return dye.shift ? add(colour, dye.shift, strength) : colour
}

/** How much of a corrector shows on hair of a level: nothing from 6 down, everything from 9 up. */
function visibility(level: number): number {
  return Math.min(1, Math.max(0, (natural(level).L - 0.52) / 0.22))
}

/** Strands without pigment after dyeing: their colour, and the share (0–1) of the white that is covered. */
type GreyStrands = { readonly colour: Lab; readonly coverage: number }

/** Predicts grey strands: they take the swatch's colour as far as the dye covers them. */
function dyeGrey(dye: Dye, standing: Standing, isYellowed: boolean): GreyStrands {
  const before = isYellowed ? yellowedGreyHair : greyHair
  if (dye.kind === 'corrector') {
    return { colour: shifted(before, dye, correctorStrength(standing)), coverage: 0 }
  }
  const coverage = (dye.greyCoverage / 100) * development(standing, pace.grey)
  return { colour: blend(before, onGrey(dye), coverage), coverage }
}

/** The colour that a dye takes on white hair: bright tones shout there, less so when mixed with the natural series. */
function onGrey({ colour, tone, naturalShare }: Dye): Lab {
  if (!hasTone({ tone }, 'golden', 'copper', 'red')) return colour
  const bright = 1 - naturalShare
  const stronger = 1 + brightStrength * bright
  return lab(colour.L + brightLightness * bright, colour.a * stronger, colour.b * stronger)
}

import { greyHair, yellowedGreyHair } from '../colours/levels.ts'
import { blend, type Lab, lab } from '../colours/oklab.ts'
import { hasTone } from '../shades/shade.ts'
import { correctorStrength, shifted } from './corrected-strands.ts'
import type { Dye } from './dye.ts'
import { development, pace, type Standing } from './standing.ts'

/** Strands without pigment after dyeing: their colour, and the share (0–1) of the white that is covered. */
export type GreyStrands = { readonly colour: Lab; readonly coverage: number }

/** Predicts grey strands: they take the swatch's colour as far as the dye covers them. */
export function dyeGrey(dye: Dye, standing: Standing, isYellowed: boolean): GreyStrands {
  const before = isYellowed ? yellowedGreyHair : greyHair
  if (dye.kind === 'corrector') {
    return { colour: shifted(before, dye, correctorStrength(standing)), coverage: 0 }
  }
  const coverage = (dye.greyCoverage / 100) * development(standing, pace.grey)
  return { colour: blend(before, onGrey(dye), coverage), coverage }
}

/** The colour that a dye takes on white hair: bright tones shout there, less so when mixed with the natural series. */
function onGrey({ colour, tone, naturalShare }: Dye): Lab {
  if (!hasTone({ tone }, '3', '4', '6')) return colour
  const bright = 1 - naturalShare
  const stronger = 1 + 0.25 * bright
  return lab(colour.L + 0.03 * bright, colour.a * stronger, colour.b * stronger)
}

import { type GreyLimits, greyLimits } from './grey-places.ts'
import type { StrandLook } from './strand-look.ts'

/** Linear light or weights of it: red, green, blue. */
type Triple = readonly [red: number, green: number, blue: number]

/** The effect of hair of one colour on the light layers. */
export type Fibre = {
  /** Takes soft light. */
  readonly colour: Triple
  /** How much faster than middling hair it loses light with depth. */
  readonly absorption: Triple
  /** Takes the white highlight. */
  readonly sheen: Triple
  /** Takes the tinted highlight. */
  readonly tint: Triple
}

/** The absorption for which the layer of soft light is given. */
const middleAbsorption = 0.65

/**
 * The colour that hair is drawn in, linear light, so that the picture as a whole has the colour `#RRGGBB`: shine lightens dark hair, and
 * the film takes brightness and colour from light hair.
 */
export function toDrawnColour(hex: string): Triple {
  const [red, green, blue] = [lightOf(hex, 1), lightOf(hex, 3), lightOf(hex, 5)]
  const luminance = luminanceOf(red, green, blue)
  const drawn = (light: number) => light * (0.97 + 0.78 * luminance * light) * (light / (light + 0.003))
  return [drawn(red), drawn(green), drawn(blue)]
}

/** Hair of a colour `#RRGGBB` as the offline renderer knows it (`tools/hair/src/fibre.ts`): light hair scatters more and shines less, warm shades lean to gold. */
export function toFibre(hex: string): Fibre {
  const [red, green, blue] = toDrawnColour(hex)
  const luminance = luminanceOf(red, green, blue)
  const lift = 0.5 / Math.sqrt(luminance + 1e-3)
  const warmth = smooth(0.3, 0.85, (red - blue) / (red + 1e-3))
  const tint: Triple = [
    red * lift + 0.5 * red ** 0.46,
    (green * lift + 0.5 * green ** 0.46) * (1 + 0.075 * warmth),
    (blue * lift + 0.5 * blue ** 0.46) * (1 - 0.2 * warmth),
  ]
  const trace = 0.3 / Math.max(...tint)
  const gloss = mix(1, 0.62, smooth(0.15, 0.7, luminance))
  const tintedGloss = gloss * mix(1, 0.55, smooth(0.15, 0.7, luminance))
  const absorb = (light: number) => 1.04 - 0.76 * Math.sqrt(light) - middleAbsorption
  return {
    colour: [red, green, blue],
    absorption: [absorb(red), absorb(green), absorb(blue)],
    sheen: [
      gloss * (0.7 + tint[0] * trace),
      gloss * (0.7 + tint[1] * trace) * (1 - 0.02 * warmth),
      gloss * (0.7 + tint[2] * trace) * (1 - 0.16 * warmth),
    ],
    tint: [tintedGloss * tint[0], tintedGloss * tint[1], tintedGloss * tint[2]],
  }
}

function luminanceOf(red: number, green: number, blue: number): number {
  return 0.3 * red + 0.6 * green + 0.1 * blue
}

/** Hair with its pigment, and grey hair. */
type Pair = { readonly pigmented: Fibre; readonly grey: Fibre }

/** The values that a look gives to the formula. Roots without values of their own repeat the lengths, grey hair repeats the pigmented hair. */
export type Fibres = { readonly lengths: Pair; readonly roots: Pair; readonly greyness: GreyLimits | null }

/** The kinds of hair that a look has. */
export function toFibres({
  pigmented,
  grey,
  greyShare,
  greyWhere = 'everywhere',
  roots,
}: StrandLook): Fibres {
  const pair = (own: string, white: string | null): Pair => {
    const [dark, pale] = [toFibre(own), toFibre(white ?? own)]
    // Light is lost in the hair around a strand, whatever its own colour.
    const around = (k: 0 | 1 | 2) => mix(dark.absorption[k], pale.absorption[k], greyShare / 100)
    const absorption: Triple = [around(0), around(1), around(2)]
    return { pigmented: { ...dark, absorption }, grey: { ...pale, absorption } }
  }
  const lengths = pair(pigmented, grey)
  const all = { lengths, roots: roots ? pair(roots.pigmented, roots.grey) : lengths }
  const hasGrey = greyShare > 0 && Boolean(grey ?? roots?.grey)
  return { ...all, greyness: hasGrey ? greyLimits(greyShare, greyWhere) : null }
}

/**
 * Linear light of a channel of `#RRGGBB`. Not taken from `colours/oklab.ts`: a file shared by drawing and the finder would be one more to
 * load before the finder can answer.
 */
function lightOf(hex: string, start: number): number {
  const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value))
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

function smooth(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

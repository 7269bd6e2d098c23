import { clamp } from '@pryad/tools-hair/numbers.ts'
import { BRAND } from '../brand.ts'
import { type Context, flattened } from '../canvas/context.ts'
import { sans, textWidth, write } from '../canvas/letters.ts'
import { fill, outline, roundRect } from '../canvas/shapes.ts'

/** Colours of a label; without `border` it has none. */
type LabelColours = { ink: string; paper: string; border?: string }

const PLAIN: LabelColours = { ink: BRAND.ink, paper: BRAND.white, border: BRAND.line }

/** Labels that must be noticed. */
export const ON_HONEY: LabelColours = { ink: BRAND.aubergine, paper: BRAND.honey }
export const ON_COPPER: LabelColours = { ink: BRAND.paper, paper: BRAND.copper }

type LabelLook = {
  opacity: number
  /** How far it rises while it comes, pixels. */
  rise?: number
  font?: string
  colours?: LabelColours
  height?: number
  /** Space beside the text. */
  padding?: number
}

/** A pill with a word or two, its middle at (x, y). */
export function drawLabel(ctx: Context, text: string, x: number, y: number, look: LabelLook): void {
  const opacity = clamp(look.opacity)
  if (opacity <= 0.003) return
  const rise = opacity < 0.999 ? (1 - opacity) * (look.rise ?? 0) : 0
  flattened(ctx, opacity, (flat) => drawPill(flat, text, x, y + rise, look))
}

function drawPill(ctx: Context, text: string, x: number, y: number, look: LabelLook): void {
  const { font = sans(32, 600), colours = PLAIN, height = 60, padding = 26 } = look
  const width = textWidth(ctx, text, font) + padding * 2
  const left = x - width / 2
  const pill = roundRect(left, y - height / 2, width, height, height / 2)
  fill(ctx, pill, colours.paper, { blur: 18, x: 3, y: 6, opacity: 0.16 })
  if (colours.border) outline(ctx, pill, 1.5, colours.border)
  write(ctx, text, left + padding, y + 1, { font, colour: colours.ink, baseline: 'middle' })
}

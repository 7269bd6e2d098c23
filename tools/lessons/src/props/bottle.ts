import { BRAND } from '../brand.ts'
import { withAlpha } from '../canvas/colour.ts'
import { type Context, place } from '../canvas/context.ts'
import { linearGradient } from '../canvas/gradients.ts'
import { sans, serif, write } from '../canvas/letters.ts'
import { fill, inside, roundRect, shape } from '../canvas/shapes.ts'
import { sprite } from '../canvas/sprites.ts'

const BODY = shape(
  'M24 -24C60 -30 70 -74 120 -76H364A28 28 0 0 1 392 -48V48A28 28 0 0 1 364 76H120C70 74 60 30 24 24Z',
)
const CAP = roundRect(-44, -28, 56, 56, 8)
const STRENGTH = '6 %'
const white = (alpha: number) => withAlpha('#FFFFFF', alpha)

/** How the bottle is held: lying and open to pour, or standing and closed. */
type BottlePose = 'pouring' | 'standing'

/** A bottle of developer, 360 × 150, mouth at the origin pointing left; a standing one is turned by the caller. */
export function drawBottle(ctx: Context, pose: BottlePose): void {
  sprite(ctx, `bottle ${pose}`, [-70, -130, 560, 280], (own) => {
    fill(own, BODY, BRAND.white, { blur: 36, x: 12, y: 20, opacity: 0.26 })
    const light = linearGradient(
      own,
      [0, -76, 0, 76],
      [0, withAlpha('#8A6A55', 0.16)],
      [0.2, white(0.7)],
      [0.5, withAlpha('#8A6A55', 0.02)],
      [1, withAlpha('#6A4634', 0.36)],
    )
    inside(own, BODY, () => fill(own, BODY, light))
    drawLabel(own, pose)
    const neck = linearGradient(own, [0, -20, 0, 20], '#D8CABC', '#FFFFFF', '#B9A898')
    fill(own, roundRect(0, -20, 26, 40, 5), neck)
    if (pose === 'standing') drawCap(own)
  })
}

function drawLabel(ctx: Context, pose: BottlePose): void {
  const isStanding = pose === 'standing'
  const align = isStanding ? 'center' : 'left'
  place(ctx, isStanding ? { x: 240, turn: -1.5708 } : { x: 108 }, () => {
    write(ctx, 'Проявитель', 0, -14, {
      font: sans(isStanding ? 20 : 27, 600),
      colour: BRAND.soft,
      align,
    })
    write(ctx, STRENGTH, 0, 42, { font: serif(50), colour: BRAND.aubergine, align })
  })
}

function drawCap(ctx: Context): void {
  fill(ctx, CAP, BRAND.copper, { blur: 10, x: 3, y: 6, opacity: 0.25 })
  const light = linearGradient(
    ctx,
    [0, -28, 0, 28],
    [0, white(0.25)],
    [0.28, white(0.45)],
    [0.55, white(0)],
    [1, withAlpha('#330000', 0.35)],
  )
  fill(ctx, CAP, light)
}

import { Path2D } from '@napi-rs/canvas'
import { TURN } from '@pryad/tools-hair/numbers.ts'
import { BRAND } from '../brand.ts'
import type { Context } from '../canvas/context.ts'
import { linearGradient } from '../canvas/gradients.ts'
import { sans, serif, write } from '../canvas/letters.ts'
import { drawLine, points } from '../canvas/line.ts'
import { circle, fill, outline } from '../canvas/shapes.ts'
import { sprite } from '../canvas/sprites.ts'

const TICKS = 60
const TOP = -1.5708

type Dial = {
  radius: number
  /** Share of the ring that is filled, 0…1. */
  filled: number
  /** The number in the middle and its unit. */
  number: string
  unit: string
  ring?: string
}

/** A timer, at the origin. */
export function drawDial(ctx: Context, { radius, filled, number, unit, ring = BRAND.copper }: Dial): void {
  const box = [-radius - 60, -radius - 60, 2 * radius + 140, 2 * radius + 150] as const
  sprite(ctx, `dial ${radius}`, box, (own) => drawFace(own, radius))
  if (filled > 0) drawRing(ctx, radius, filled, ring)
  const numberFont = serif(radius * (number.length > 4 ? 0.42 : 0.56))
  write(ctx, number, 0, radius * 0.12, { font: numberFont, align: 'center' })
  write(ctx, unit, 0, radius * 0.4, { font: sans(radius * 0.19, 600), colour: BRAND.soft, align: 'center' })
}

function drawFace(ctx: Context, radius: number): void {
  const face = circle(0, 0, radius)
  fill(ctx, face, BRAND.white, { blur: 50, x: 14, y: 26, opacity: 0.26 })
  fill(ctx, face, linearGradient(ctx, [-radius, -radius, radius, radius], '#FFFFFF', '#F1E4D7'))
  outline(ctx, circle(0, 0, radius * 0.9), radius * 0.085, '#EADCCD')
  for (let i = 0; i < TICKS; i++) {
    const angle = (i / TICKS) * TURN
    const isLong = i % 5 === 0
    const [outer, inner] = [radius * 0.79, radius * (isLong ? 0.7 : 0.75)]
    const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    drawLine(ctx, points(x * outer, y * outer, x * inner, y * inner), 1, {
      width: isLong ? 3.5 : 2,
      colour: isLong ? '#A88C78' : '#D8C6B4',
    })
  }
}

function drawRing(ctx: Context, radius: number, filled: number, colour: string): void {
  const ring = new Path2D()
  ring.arc(0, 0, radius * 0.9, TOP, TOP + TURN * Math.min(0.9999, filled))
  outline(ctx, ring, radius * 0.085, colour, 'round')
  const angle = TURN * filled
  const knob = circle(Math.sin(angle) * radius * 0.9, -Math.cos(angle) * radius * 0.9, radius * 0.075)
  fill(ctx, knob, BRAND.white, { blur: 8, x: 1, y: 3, opacity: 0.3 })
}

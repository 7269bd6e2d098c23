import { clamp, smooth } from '@pryad/tools-hair/numbers.ts'
import { BRAND } from '../../brand.ts'
import { withAlpha } from '../../canvas/colour.ts'
import { type Context, faded, place } from '../../canvas/context.ts'
import { linearGradient } from '../../canvas/gradients.ts'
import { circle, fill, outline } from '../../canvas/shapes.ts'
import { front, type HairPicture } from '../../hair/hair-picture.ts'
import { drawBrush } from '../../props/brush.ts'
import { drawLabel } from '../../props/label.ts'
import { drawTick } from '../../props/tick.ts'
import { easeInOut, easeOut, move, presence, track } from '../../time.ts'
import { MIDDLE_X, MIXTURE } from './mixture.ts'

const LOCK_HEIGHT = 860
const LOCK_X = 1085

/** The mixture goes straight onto a lock, in two strokes. */
export function drawOnHair(ctx: Context, t: number, lock: HairPicture): void {
  const come = presence(t, 31.1, 36.9, 0.8)
  if (come <= 0) return
  const firstStroke = track(t, { 32.6: 0, 34.2: 1 })
  const secondStroke = track(t, { 35: 0, 36.4: 1 })
  const edge = Math.max(firstStroke * 620, secondStroke * 1080)
  lock.wear({
    key: `stroke ${Math.trunc(edge)}`,
    base: 'l6',
    layers: [
      {
        coat: 'cream',
        weight: (distance, across) =>
          distance > 50 && edge > 1 ? front(distance - 60, edge - 60, 26, across) : 0,
      },
    ],
  })
  const [left, top] = [LOCK_X - (LOCK_HEIGHT * 0.3) / 2, -110 - (1 - come) * 900]
  lock.draw(ctx, left, top, LOCK_HEIGHT, { x: 18, y: 14, blur: 26 })
  const [before, after] = [LOCK_X - 30, LOCK_X - 34]
  const brush = {
    x: track(t, { 31.6: 780, 32.5: before, 34.2: after, 34.6: 790, 35: before, 36.4: after, 37: 1240 }),
    y: track(t, { 31.6: 470, 32.5: 10, 34.2: 400, 34.6: 480, 35: 300, 36.4: 690, 37: 860 }),
    turn: -0.4,
    scale: 0.98,
    opacity: presence(t, 31.4, 36.7, 0.4),
  }
  place(ctx, brush, () => drawBrush(ctx, MIXTURE))
}

/** The rest of the mixture must not be kept: a lid trembles and is taken off. */
export function drawLeftover(ctx: Context, t: number): void {
  const shut = track(t, { 38.7: 0, 39.5: 1 }, easeOut) * (1 - move(t, 40.9, 0.6, easeInOut))
  if (shut > 0) drawLid(ctx, t, shut)
  faded(ctx, presence(t, 39, 42.7, 0.3), () => drawTick(ctx, MIDDLE_X + 168, 200, 52, (t - 40) / 0.6, 'no'))
  drawLabel(ctx, 'не закрывать', MIDDLE_X - 130, 660, { opacity: presence(t, 40.1, 42.6), rise: 12 })
  drawLabel(ctx, 'не хранить', MIDDLE_X + 150, 660, { opacity: presence(t, 40.7, 42.6), rise: 12 })
}

function drawLid(ctx: Context, t: number, shut: number): void {
  const isLeaving = t > 40.5
  const trembling = t > 39.6 && t < 40.9 ? smooth(39.6, 40.8, t) : 0
  const away = clamp(1 - shut)
  const lid = {
    x: MIDDLE_X + away * (isLeaving ? 420 : 520) + 5 * trembling * Math.sin(t * 38),
    y: 360 - away * (isLeaving ? 420 : 200) + 4 * trembling * Math.cos(t * 31),
    scale: 1.12 * (1 + 0.05 * trembling),
    turn: (isLeaving ? -1 : 1) * away * 0.6,
  }
  place(ctx, lid, () => {
    const edge = circle(0, 0, 192)
    fill(ctx, edge, BRAND.honey, { blur: 40, x: 12, y: 22 + 14 * trembling, opacity: 0.34 })
    fill(ctx, edge, linearGradient(ctx, [-140, -150, 150, 160], '#F6DFAF', '#C4924A'))
    for (const radius of [176, 150]) outline(ctx, circle(0, 0, radius), 3, withAlpha('#7A5320', 0.28))
    fill(ctx, circle(0, 0, 34), linearGradient(ctx, [-30, -30, 30, 30], '#FBEBC8', '#B78640'))
  })
}

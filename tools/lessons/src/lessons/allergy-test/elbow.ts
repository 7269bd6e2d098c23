import { smooth } from '@pryad/tools-hair/numbers.ts'
import { mixHex } from '../../canvas/colour.ts'
import { type Context, place } from '../../canvas/context.ts'
import { noise } from '../../noise.ts'
import { drawArm } from '../../props/arm.ts'
import { drawDrop } from '../../props/drop.ts'
import { drawMark } from '../../props/mark.ts'
import { drawSmear } from '../../props/smear.ts'
import { easeInOut, move, presence, track } from '../../time.ts'

export const DYE = '#7A3B26'
export const DRY_DYE = '#6A3524'

/** Middle of the scene. */
export const MIDDLE = { x: 912, y: 392 }

/** Scale of the arm at zoom 1. */
const ARM_SCALE = 1.06

/** Water on the skin: place and radius. */
const DROPS = Array.from({ length: 16 }, (_, i) => ({
  x: (noise(i) - 0.5) * 330,
  y: (noise(i + 0.4) - 0.5) * 250,
  radius: 5 + 8 * noise(i + 0.7),
}))

/** Where the bend of the elbow is on the frame, and how much it is enlarged. */
export type ElbowView = { x: number; y: number; scale: number }

/** The camera at `t`. */
export function elbowView(t: number): ElbowView {
  const { x, y } = MIDDLE
  const zoom = track(t, {
    2: 1,
    8: 1,
    15: 1.04,
    16.3: 2.1,
    23.6: 2.1,
    24.9: 0.98,
    33: 0.98,
    34: 1.2,
    41: 1.2,
  })
  return {
    x: track(t, { 14.8: x, 16.3: x + 46, 23.6: x + 46, 25: x - 90, 33: x - 90, 34: x - 20 }),
    y: track(t, { 24: y, 25: y - 10, 33: y - 10, 34: y - 70 }),
    scale: zoom * ARM_SCALE,
  }
}

/** The arm with the smear, the water and the mark on it; it leaves when the verdict comes. */
export function drawElbow(ctx: Context, t: number, view: ElbowView, isPoster: boolean): void {
  const leaving = move(t, 40.8, 0.8, easeInOut)
  if (leaving >= 1) return
  const { x, y, scale } = view
  place(ctx, { x: x + leaving * 500, y: y + leaving * 200, scale, opacity: 1 - leaving ** 3 }, () => {
    drawArm(ctx)
    const colour = mixHex(DYE, DRY_DYE, smooth(24.6, 27, t))
    if (isPoster) drawSmear(ctx, 1, colour)
    else if (t > 16.2) drawSmear(ctx, move(t, 16.9, 3, easeInOut), colour)
    if (t > 8 && t < 13) drawWater(ctx, t)
    const opacity = Math.max(presence(t, 3.6, 7.6), presence(t, 12.9, 15.6))
    drawMark(ctx, t, { x: 0, y: 0, radius: 60, opacity })
  })
}

/** Drops fall one by one; the towel takes them from left to right. */
function drawWater(ctx: Context, t: number): void {
  const opacity = presence(t, 8.5, 13, 0.5)
  for (const [i, { x, y, radius }] of DROPS.entries()) {
    const fallen = move(t, 8.5 + i * 0.05, 0.6)
    const wiped = move(t, 10.5 + ((x + 170) / 340) * 0.9, 0.4)
    const seen = opacity * (1 - wiped) * move(t, 8.5 + i * 0.05, 0.3)
    drawDrop(ctx, x, y - 70 * (1 - fallen), radius, '#D2E6EA', seen)
  }
}

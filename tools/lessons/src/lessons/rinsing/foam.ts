import { clamp } from '@pryad/tools-hair/numbers.ts'
import type { Context } from '../../canvas/context.ts'
import { noise } from '../../noise.ts'
import { drawBubble, drawPuff } from '../../props/bubble.ts'
import { easeIn, easeInOut, move, track } from '../../time.ts'

const HEAPS = 15
/** Soft puffs lie under the bubbles. */
const PUFFS = 110

/** Bubbles in heaps on the hair: place, size, sway, and how early they come and go. */
const FOAM = Array.from({ length: 520 }, (_, i) => {
  const heap = i % HEAPS
  const distance = 96 * Math.sqrt(noise(i + 0.11))
  const angle = noise(i + 0.23) * 6.28
  const isPuff = i < PUFFS
  return {
    x: (noise(heap + 70) - 0.5) * 500 + distance * Math.cos(angle),
    y: 60 + noise(heap + 71.3) * 260 + 0.8 * distance * Math.sin(angle),
    radius: isPuff ? 26 + 20 * noise(i + 0.77) : 4 + 13 * noise(i + 0.77) ** 2,
    phase: noise(i + 0.5) * 6.28,
    lag: noise(heap + 0.9),
    isPuff,
  }
})

/** Foam grows under the hands and slides down with the water. `middle`: x of the hair, pixels. */
export function drawFoam(ctx: Context, t: number, middle: number): void {
  const grown = move(t, 8.6, 5, easeInOut)
  const slide = track(t, { 17.9: 0, 21.4: 1 }, easeIn)
  if (grown <= 0 || slide >= 1) return
  for (const { x, y, radius, phase, lag, isPuff } of FOAM) {
    const size = radius * clamp(grown * 1.7 - lag * 0.7) * (1 - 0.6 * slide)
    const left = middle + x * (1 - 0.08 * slide) + 7 * Math.sin(t * 1.8 + phase)
    const top = y + slide * (420 + 500 * lag) + 5 * Math.sin(t * 2.2 + phase)
    if (isPuff) drawPuff(ctx, left, top, size, 1 - slide ** 2)
    else drawBubble(ctx, left, top, size, 1 - slide ** 3)
  }
}

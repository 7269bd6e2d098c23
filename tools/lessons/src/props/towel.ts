import { BRAND } from '../brand.ts'
import { withAlpha } from '../canvas/colour.ts'
import type { Context } from '../canvas/context.ts'
import { linearGradient } from '../canvas/gradients.ts'
import { fill, fillRect, inside, roundRect } from '../canvas/shapes.ts'
import { sprite } from '../canvas/sprites.ts'
import { noise } from '../noise.ts'

/** Distance between the loops of the cloth. */
const LOOP = 9

/** A towel with its middle at the origin. */
export function drawTowel(ctx: Context, width: number, height: number, stripe: string = BRAND.rose): void {
  const [left, top] = [-width / 2, -height / 2]
  const box = [left - 50, top - 50, width + 120, height + 130] as const
  sprite(ctx, `towel ${width} ${height} ${stripe}`, box, (own) => {
    const cloth = roundRect(left, top, width, height, 22)
    fill(own, cloth, '#F7EEE4', { blur: 40, x: 14, y: 24, opacity: 0.3 })
    inside(own, cloth, () => {
      for (let x = left; x < -left; x += LOOP)
        for (let y = top; y < -top; y += LOOP)
          fill(own, roundRect(x + 1, y + 1, 6, 6, 2.5), withAlpha('#9A7258', 0.06 + 0.05 * noise(x * 13 + y)))
      for (const y of [top + 34, top + 58, -top - 64, -top - 40])
        fillRect(own, [left, y, width, 10], withAlpha(stripe, 0.8))
      const [white, none, dark] = [
        withAlpha('#FFFFFF', 0.5),
        withAlpha('#FFFFFF', 0),
        withAlpha('#6A4030', 0.16),
      ]
      fillRect(
        own,
        [left, top, width, height],
        linearGradient(own, [left, top, -left, -top], white, none, dark),
      )
    })
  })
}

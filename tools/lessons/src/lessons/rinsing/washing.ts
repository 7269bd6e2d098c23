import { mix, smooth } from '@pryad/tools-hair/numbers.ts'
import { BRAND } from '../../brand.ts'
import { mixHex } from '../../canvas/colour.ts'
import { type Context, faded, place } from '../../canvas/context.ts'
import { fill, roundRect } from '../../canvas/shapes.ts'
import { drawDrop } from '../../props/drop.ts'
import { drawGlove } from '../../props/glove.ts'
import { drawShower } from '../../props/shower.ts'
import { drawWater } from '../../props/water.ts'
import { presence } from '../../time.ts'

const CLEAR = '#D5E8EC'

/** A little water, the long rinse, and the rinse after the balm. */
export function drawWaters(ctx: Context, t: number, middle: number): void {
  const little = presence(t, 3.6, 7.8, 0.5)
  const long = presence(t, 17.4, 23.4, 0.5)
  const last = presence(t, 29, 30.9, 0.35)
  const water = { x: middle, y: 70, height: 700 }
  drawWater(ctx, t, {
    ...water,
    width: 330,
    height: 680 * little,
    streams: 7,
    opacity: little * 0.55,
    colour: '#CFE3E8',
  })
  const colour = mixHex('#7A3A3E', CLEAR, smooth(18.5, 22.3, t))
  drawWater(ctx, t, { ...water, width: 620, streams: 13, opacity: long, colour })
  drawWater(ctx, t, { ...water, width: 560, streams: 12, opacity: last, colour: CLEAR })
  const shower = Math.max(presence(t, 2.9, 8.2, 0.7), presence(t, 17, 24, 0.6), presence(t, 28.7, 31.2, 0.5))
  if (shower > 0) drawShower(ctx, middle, 62 - (1 - shower) * 240)
}

/** Gloved hands come up and massage in circles. */
export function drawHands(ctx: Context, t: number, middle: number): void {
  const come = presence(t, 5.4, 17.6, 0.9)
  if (come <= 0) return
  const massaging = smooth(8.4, 9.6, t)
  for (const side of [-1, 1]) {
    const angle = t * 2.7 + (side > 0 ? 1.4 : 0)
    const hand = {
      x: middle + side * (188 + 34 * Math.cos(angle) * massaging),
      y: mix(mix(980, 610, come), mix(980, 330, come), massaging) + 30 * Math.sin(angle) * massaging * side,
      turn: -side * (0.34 + 0.1 * Math.sin(angle) * massaging),
    }
    place(ctx, hand, () => drawGlove(ctx, side > 0))
  }
}

/** Five drops from dark to clear: the water's colour tells when to stop. */
export function drawWaterScale(ctx: Context, t: number, middle: number): void {
  const opacity = presence(t, 17.9, 23.7, 0.5)
  if (opacity <= 0) return
  const clear = smooth(18.5, 22.3, t) * 4
  faded(ctx, opacity, () => fill(ctx, roundRect(middle - 150, 616, 300, 68, 34), BRAND.white))
  for (let i = 0; i < 5; i++) {
    const isNow = clear > i - 0.5 && clear < i + 0.5
    const isReached = clear * 1.1 >= i
    const colour = mixHex('#6A2C34', '#CFE6EC', i / 4)
    drawDrop(ctx, middle - 104 + i * 52, 656, isNow ? 19 : 15, colour, opacity * (isReached ? 1 : 0.22))
  }
}

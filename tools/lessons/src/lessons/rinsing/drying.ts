import { clamp } from '@pryad/tools-hair/numbers.ts'
import { BRAND } from '../../brand.ts'
import { type Context, faded, isolated, place } from '../../canvas/context.ts'
import { curve, drawLine } from '../../canvas/line.ts'
import { fill, roundRect } from '../../canvas/shapes.ts'
import { drawTowel } from '../../props/towel.ts'
import { easeInOut, move, presence } from '../../time.ts'

/** A towel presses twice, warm air follows, then light from a window lies on dry hair. */
export function drawDrying(ctx: Context, t: number, middle: number): void {
  const towel = presence(t, 31.1, 33.9, 0.7)
  if (towel > 0) {
    const pressed = press(t, 31.8) + press(t, 32.7)
    const x = middle + (1 - towel) * 620
    const cloth = { x, y: 470, turn: 0.06 + (1 - towel) * 0.3, scale: (1 - pressed) * 1.12 }
    place(ctx, cloth, () => drawTowel(ctx, 560, 350))
  }
  const air = presence(t, 33.8, 36.9, 0.6)
  if (air > 0) drawWarmAir(ctx, t, air)
  const light = move(t, 37.4, 1.8, easeInOut)
  if (light > 0) drawWindowLight(ctx, light)
}

const press = (t: number, at: number) => 0.05 * Math.sin(clamp((t - at) / 0.9) * Math.PI)

function drawWarmAir(ctx: Context, t: number, opacity: number): void {
  for (let k = 0; k < 6; k++) {
    const share = (t * 0.7 + k * 0.23) % 1
    const stream = curve((u) => [1290 - share * 330 - u * 250, 150 + k * 90 + 16 * Math.sin(u * 7 + k)], 30)
    faded(ctx, opacity * Math.sin(Math.PI * share) * 0.9, () =>
      drawLine(ctx, stream, 1, { width: 6, colour: BRAND.honey }),
    )
  }
}

/** Four panes, slanting over the hair. */
function drawWindowLight(ctx: Context, light: number): void {
  isolated(ctx, () => {
    ctx.globalCompositeOperation = 'soft-light'
    ctx.globalAlpha = light * 0.85
    ctx.transform(1, 0.1, -0.42, 1, 260 - (1 - light) * 320, -70)
    for (const x of [640, 940]) for (const y of [40, 420]) fill(ctx, roundRect(x, y, 270, 350, 6), '#FFF3DC')
  })
}

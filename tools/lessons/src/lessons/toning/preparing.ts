import { clamp, mix, smooth } from '@pryad/tools-hair/numbers.ts'
import { BRAND } from '../../brand.ts'
import { mixHex } from '../../canvas/colour.ts'
import { type Context, faded, place } from '../../canvas/context.ts'
import { serif } from '../../canvas/letters.ts'
import { noise } from '../../noise.ts'
import { drawBowl } from '../../props/bowl.ts'
import { drawBrush } from '../../props/brush.ts'
import { drawDrop } from '../../props/drop.ts'
import { drawGlove } from '../../props/glove.ts'
import { drawLabel } from '../../props/label.ts'
import { drawPaste } from '../../props/paste.ts'
import { drawTick } from '../../props/tick.ts'
import { drawTowel } from '../../props/towel.ts'
import { move, presence, track } from '../../time.ts'

export const VIOLET = '#7A56B8'
/** Plain balm. */
const PLAIN = '#FFF8F0'

/** Water on damp hair: place, size, and when each drop starts to run. */
const DROPS = Array.from({ length: 26 }, (_, i) => ({
  x: (noise(i) - 0.5) * 540,
  y: 60 + noise(i + 0.3) * 600,
  radius: 4 + 8 * noise(i + 0.6),
  lag: noise(i + 0.8),
}))

/** Which ground violet can tone: yellow yes, orange no. */
export function drawGround(ctx: Context, t: number): void {
  drawLabel(ctx, 'жёлтый', 770, 640, { opacity: presence(t, 3.4, 8.6), rise: 12 })
  drawLabel(ctx, 'оранжевый', 1080, 640, { opacity: presence(t, 5.2, 8.6), rise: 12 })
  if (t >= 9) return
  faded(ctx, presence(t, 0, 8.5, 0.4), () => {
    drawTick(ctx, 770, 540, 44, (t - 3.7) / 0.6, 'yes')
    drawTick(ctx, 1080, 540, 44, (t - 5.6) / 0.6, 'no')
  })
}

/** Washed and damp: drops, a towel, gloves. `hairX`: middle of the hair, pixels. */
export function drawDampHair(ctx: Context, t: number, hairX: number): void {
  const wet = presence(t, 9.3, 16.6, 0.6)
  for (const { x, y, radius, lag } of DROPS) {
    const wiped = move(t, 11.6 + ((x + 270) / 540) * 1.2, 0.4) * 0.75
    const opacity = wet * (1 - wiped)
    if (opacity > 0)
      drawDrop(ctx, hairX + x, y + 16 * ((t * 0.22 + lag) % 1), radius, '#DCEBEE', opacity * 0.9)
  }
  if (presence(t, 10.9, 13.6, 0.6) > 0) {
    const x = track(t, { 11: 1500, 11.7: 1150, 12.6: 760, 13.6: 1560 })
    place(ctx, { x, y: 380, turn: 0.08 }, () => drawTowel(ctx, 330, 430))
  }
  const gloves = presence(t, 13.6, 16.9, 0.8)
  if (gloves > 0)
    for (const side of [-1, 1]) {
      const hand = { x: 925 + side * 170, y: mix(980, 470, gloves), turn: side * 0.16 }
      place(ctx, hand, () => drawGlove(ctx, side > 0))
    }
  drawLabel(ctx, 'вымыты и влажные', 925, 650, { opacity: presence(t, 9.8, 13.2), rise: 12 })
}

/** Violet and plain balm, half and half. */
export function drawHalfAndHalf(ctx: Context, t: number): void {
  const come = presence(t, 17.3, 24.9, 0.7)
  if (come > 0)
    place(ctx, { x: 905, y: 352 + (1 - come) * 680, scale: 1.12 }, () => {
      drawBowl(ctx, 'ceramic')
      drawBalms(ctx, t)
    })
  const violetLabel = { ink: BRAND.paper, paper: VIOLET }
  const opacity = presence(t, 18.3, 21)
  drawLabel(ctx, 'фиолетовый', 730, 640, { opacity, rise: 12, colours: violetLabel })
  drawLabel(ctx, 'обычный', 1070, 640, { opacity: presence(t, 19.3, 21), rise: 12 })
  drawLabel(ctx, '1 : 1', 905, 640, { opacity: presence(t, 21.3, 24.6), rise: 12, font: serif(40) })
}

function drawBalms(ctx: Context, t: number): void {
  const stirred = move(t, 20.7, 0.5)
  const apart = 1 - stirred
  const turn = clamp((t - 20.6) / 3.6) * 16
  if (apart > 0) {
    const heap = (x: number, y: number, level: number, colour: string) =>
      place(ctx, { x: x * apart, y, opacity: apart }, () =>
        drawPaste(ctx, { level: level * 0.3, colours: [colour, colour] }),
      )
    heap(-62, 0, move(t, 18.2, 0.9), VIOLET)
    heap(66, 6, move(t, 19.2, 0.9), PLAIN)
  }
  if (stirred <= 0) return
  const marble = 1 - smooth(20.8, 24, t)
  faded(ctx, stirred, () => drawPaste(ctx, { level: 0.82, colours: [VIOLET, PLAIN], marble, turn }))
  const brush = {
    x: 74 * Math.cos(turn + 2.4),
    y: 74 * Math.sin(turn + 2.4),
    turn: -0.7,
    opacity: presence(t, 20.5, 24.4, 0.4),
  }
  place(ctx, brush, () => drawBrush(ctx, mixHex(VIOLET, PLAIN, 0.4)))
}

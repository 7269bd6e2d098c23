import { smooth } from '@pryad/tools-hair/numbers.ts'
import { mixHex } from '../../canvas/colour.ts'
import { type Context, place } from '../../canvas/context.ts'
import { MINUTES, plural } from '../../plural.ts'
import { drawBrush } from '../../props/brush.ts'
import { drawDial } from '../../props/dial.ts'
import { drawLabel, ON_HONEY } from '../../props/label.ts'
import { drawMark } from '../../props/mark.ts'
import { drawShower } from '../../props/shower.ts'
import { drawTowel } from '../../props/towel.ts'
import { drawWater } from '../../props/water.ts'
import { easeInOut, move, presence } from '../../time.ts'
import type { ToningProgress } from './dress.ts'
import { VIOLET } from './preparing.ts'

export const CLEAR = '#D5E8EC'

const YELLOWEST = [
  { x: -60, y: 210 },
  { x: 20, y: 380 },
  { x: -110, y: 400 },
]

/** The yellowest places first, then the length, the ends in the last minute. */
export function drawApplying(ctx: Context, t: number, { yellowest, ends }: ToningProgress): void {
  const brush = {
    ...brushPlace(t, yellowest, ends),
    turn: -0.5,
    scale: 1.02,
    opacity: presence(t, 26, 32.6, 0.4),
  }
  place(ctx, brush, () => drawBrush(ctx, VIOLET))
  const opacity = presence(t, 25.7, 26.9)
  for (const { x, y } of YELLOWEST)
    drawMark(ctx, t, { x: 925 + x, y, radius: 46, opacity, colour: '#FFF4E0' })
  drawLabel(ctx, 'самые жёлтые места', 925, 650, { opacity: presence(t, 25.8, 28.6), rise: 12 })
  drawLabel(ctx, 'остальная длина', 925, 650, { opacity: presence(t, 28.8, 30.8), rise: 12 })
  drawLabel(ctx, 'концы — в последнюю минуту', 910, 650, { opacity: presence(t, 31.1, 32.9), rise: 12 })
}

function brushPlace(t: number, yellowest: number, ends: number): { x: number; y: number } {
  if (t < 28.6) return { x: 860 + 90 * Math.sin(t * 5.2), y: 80 + yellowest * 480 }
  if (t < 31) return { x: 925 + 250 * Math.sin((t - 28.6) * 2.6), y: 420 + 90 * Math.sin((t - 28.6) * 3) }
  return { x: 720 + 380 * ends, y: 690 - 40 * (1 - ends) }
}

/** Every two minutes a strand is wiped and looked at. */
export function drawChecks(ctx: Context, t: number, { firstWipe, secondWipe }: ToningProgress): void {
  const opacity = presence(t, 33.4, 40.9, 0.6)
  if (opacity > 0) {
    const minutes = move(t, 33.6, 0.9, easeInOut) * 2 + move(t, 37, 0.9, easeInOut) * 2
    const number = Math.round(minutes)
    const dial = { radius: 116, filled: minutes / 10, number: `${number}`, unit: plural(number, MINUTES) }
    place(ctx, { x: 1130, y: 190, scale: 0.9 + 0.1 * opacity, opacity }, () =>
      drawDial(ctx, { ...dial, ring: VIOLET }),
    )
  }
  drawWiping(ctx, t, 34.2, firstWipe)
  drawWiping(ctx, t, 38, secondWipe)
  drawLabel(ctx, 'ещё жёлтый', 905, 660, { opacity: presence(t, 35.8, 37), rise: 10 })
  drawLabel(ctx, 'тон холодный', 905, 660, { opacity: presence(t, 39.4, 40.8), rise: 10 })
}

function drawWiping(ctx: Context, t: number, start: number, progress: number): void {
  const opacity = presence(t, start, start + 2.2, 0.35)
  if (opacity <= 0) return
  const towel = {
    x: 894 + 22 * Math.sin(progress * 5),
    y: 150 + progress * 470,
    turn: -0.1,
    opacity,
    scale: 0.62,
  }
  place(ctx, towel, () => drawTowel(ctx, 280, 230, '#B7A0DA'))
}

/** Rinsed from violet to clear. */
export function drawRinse(ctx: Context, t: number): void {
  drawWater(ctx, t, {
    x: 925,
    y: 70,
    width: 620,
    height: 700,
    streams: 12,
    opacity: presence(t, 41.7, 47.2, 0.5),
    colour: mixHex('#A98AD8', CLEAR, smooth(42.5, 46, t)),
  })
  const shower = presence(t, 41.4, 47.8, 0.6)
  if (shower > 0) drawShower(ctx, 925, 62 - (1 - shower) * 240)
  const opacity = presence(t, 46.4, 51.2)
  drawLabel(ctx, 'на первый раз 3–5 минут', 910, 650, { opacity, rise: 12, colours: ON_HONEY })
}

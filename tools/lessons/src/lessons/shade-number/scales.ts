import { clamp } from '@pryad/tools-hair/numbers.ts'
import { BRAND } from '../../brand.ts'
import { type Context, faded } from '../../canvas/context.ts'
import { sans, serif, write } from '../../canvas/letters.ts'
import { drawLine, points } from '../../canvas/line.ts'
import type { HangSwatch } from '../../hair/swatches.ts'
import { easeInOut, move, presence } from '../../time.ts'
import { TONES } from './tones.ts'

const LEVELS = 10
/** Each tone is in front for this long, seconds. */
const TONE_SECONDS = 1.2
const FIRST_TONE_AT = 15.8

/** Ten levels, black to light blond. */
export function drawLevels(ctx: Context, t: number, hangSwatch: HangSwatch): void {
  if (t <= 6.8 || t >= 15.8) return
  for (let i = 0; i < LEVELS; i++) {
    const x = 632 + i * 63
    const come = move(t, 7.3 + i * 0.28, 0.8)
    const leave = move(t, 14.5 + i * 0.03, 0.6, easeInOut)
    if (come <= 0) continue
    hangSwatch(ctx, `l${i + 1}`, x, -60 - (1 - come) * 620 - leave * 640, 560, 0.22)
    const opacity = move(t, 7.7 + i * 0.28, 0.5) * (1 - leave)
    write(ctx, `${i + 1}`, x, 560, { font: serif(44), align: 'center', opacity })
  }
  drawArrow(ctx, t)
}

function drawArrow(ctx: Context, t: number): void {
  const opacity = presence(t, 10.4, 14.7)
  if (opacity <= 0) return
  const look = { width: 4, colour: BRAND.copper }
  const font = sans(34, 600)
  faded(ctx, opacity, () => {
    drawLine(ctx, points(632, 602, 1199, 602), move(t, 10.4, 1.4, easeInOut), look)
    drawLine(ctx, points(1185, 590, 1201, 602, 1185, 614), move(t, 11.4, 0.4), look)
    write(ctx, 'темнее', 620, 656, { font, colour: BRAND.soft })
    write(ctx, 'светлее', 1212, 656, { font, colour: BRAND.soft, align: 'right' })
  })
}

/** Eight tones at one level; one after another comes forward and is named. */
export function drawTones(ctx: Context, t: number, hangSwatch: HangSwatch, isPoster: boolean): void {
  if (t <= 14.8 || t >= 26.8) return
  for (const [i, tone] of TONES.entries()) {
    const isLast = i === TONES.length - 1
    const start = FIRST_TONE_AT + i * TONE_SECONDS
    const end = start + TONE_SECONDS
    const x = 628 + i * 82
    const come = move(t, 15.1 + i * 0.07, 0.7)
    const leave = move(t, 25.6 + i * 0.03, 0.6, easeInOut)
    const forward = clamp(move(t, start, 0.4) * (isLast ? 1 : 1 - move(t, end, 0.4)))
    const y = -110 - (1 - come) * 640 - leave * 660 + 36 * forward
    hangSwatch(ctx, `t${i}`, x, y, 580, 0.22 + 0.1 * forward)
    if (isPoster) continue
    write(ctx, `${i}`, x, 566, {
      font: serif(44 + 22 * forward),
      colour: forward > 0.4 ? BRAND.copper : BRAND.ink,
      align: 'center',
      opacity: come * (1 - leave),
    })
    const opacity = presence(t, start, isLast ? 25.7 : end + 0.1, 0.3)
    const look = { font: serif(54), colour: BRAND.copper, align: 'center', opacity } as const
    if (opacity > 0) write(ctx, tone.name, 915, 650 + (1 - opacity) * 10, look)
  }
}

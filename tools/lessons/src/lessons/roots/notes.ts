import { BRAND } from '../../brand.ts'
import { withAlpha } from '../../canvas/colour.ts'
import { type Context, HEIGHT, place, WIDTH } from '../../canvas/context.ts'
import { linearGradient } from '../../canvas/gradients.ts'
import { fillRect } from '../../canvas/shapes.ts'
import { MINUTES, plural } from '../../plural.ts'
import { drawDial } from '../../props/dial.ts'
import { drawLabel, ON_HONEY } from '../../props/label.ts'
import { drawMeasure } from '../../props/measure.ts'
import { easeInOut, move, presence } from '../../time.ts'
import { MIDDLE_X, PIXELS_PER_UNIT } from './parting-view.ts'

const LABELS = [
  { text: '4–6 недель', x: 1040, y: 620, from: 3.4, until: 7.9 },
  { text: 'бальзам — за границей', x: 940, y: 640, from: 10.2, until: 16.7 },
  { text: 'главный пробор', x: 900, y: 640, from: 18.6, until: 21.6 },
  { text: 'и линия роста', x: 900, y: 640, from: 21.9, until: 24.8 },
  { text: '1 см', x: 1064, y: 150, from: 25.6, until: 27.6, rise: 10 },
  { text: 'граница', x: 1030, y: 640, from: 27.8, until: 34.6, colours: ON_HONEY },
  { text: 'последние 5 минут', x: 930, y: 640, from: 43.6, until: 48.4 },
]

/** Darkness under the words on the left and under the line of progress. */
export function drawTextGround(ctx: Context): void {
  const { aubergine, aubergineDeep } = BRAND
  const side = linearGradient(
    ctx,
    [0, 0, 760, 0],
    [0, withAlpha(aubergine, 0.97)],
    [0.62, withAlpha(aubergine, 0.92)],
    [1, withAlpha(aubergine, 0)],
  )
  fillRect(ctx, [0, 0, WIDTH, HEIGHT], side)
  const top = linearGradient(ctx, [0, 0, 0, 150], withAlpha(aubergineDeep, 0.72), withAlpha(aubergineDeep, 0))
  fillRect(ctx, [0, 0, WIDTH, 150], top)
}

/** The words on the picture. `grown`: natural hair, units. */
export function drawNotes(ctx: Context, t: number, grown: number): void {
  drawMeasure(ctx, {
    ends: [MIDDLE_X - grown * PIXELS_PER_UNIT * 1.06, 404, MIDDLE_X, 404],
    label: '1–2 см',
    labelX: -20,
    labelY: 58,
    progress: presence(t, 4.6, 7.8, 0.8),
    colour: '#FFF8F0',
  })
  for (const { text, x, y, from, until, rise = 12, colours } of LABELS)
    drawLabel(ctx, text, x, y, { opacity: presence(t, from, until), rise, ...(colours && { colours }) })
  drawWaiting(ctx, t)
}

/** The dial stops at 35 minutes, then goes on for hair that is mostly grey. */
function drawWaiting(ctx: Context, t: number): void {
  const opacity = presence(t, 35.4, 42.8, 0.6)
  if (opacity <= 0) return
  const longer = move(t, 39.2, 1.4, easeInOut)
  const isLonger = longer > 0.2
  const minutes = Math.round(35 * move(t, 35.9, 2.8, easeInOut) + 10 * longer)
  place(ctx, { x: 930, y: 380 + (1 - opacity) * 50, opacity, scale: 0.92 + 0.08 * opacity }, () =>
    drawDial(ctx, {
      radius: 186,
      filled: minutes / 60,
      number: isLonger ? '40–45' : `${minutes}`,
      unit: isLonger ? 'минут' : plural(minutes, MINUTES),
    }),
  )
  const seen = isLonger ? move(t, 39.7) : 1 - move(t, 38.9, 0.3)
  drawLabel(ctx, isLonger ? 'седины больше половины' : 'обычно', 930, 640, {
    opacity: opacity * seen,
    rise: 10,
  })
}

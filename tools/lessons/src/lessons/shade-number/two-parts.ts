import { BRAND } from '../../brand.ts'
import { type Context, faded } from '../../canvas/context.ts'
import { sans, serif, textWidth, write } from '../../canvas/letters.ts'
import { drawLine, points } from '../../canvas/line.ts'
import type { HangSwatch } from '../../hair/swatches.ts'
import { move, presence } from '../../time.ts'

const LEFT = 622
const BASELINE = 400

/** The number falls apart: depth, hyphen, tone. */
export function drawTwoParts(ctx: Context, t: number, hangSwatch: HangSwatch): void {
  const opacity = presence(t, 0, 7.2, 0.4)
  if (opacity <= 0) return
  const lift = (1 - move(t, 2.5, 1)) * 400 + (1 - opacity) * 300
  hangSwatch(ctx, 'c646', 1192, -60 - lift, 760)
  faded(ctx, opacity, () => {
    const font = serif(212)
    const [depth, hyphen, tone] = ['6', '-', '46'].map((part) => textWidth(ctx, part, font))
    const come = move(t, 2.9, 0.7)
    const apart = 16 * move(t, 4, 0.6)
    const y = BASELINE + (1 - come) * 30
    const depthX = LEFT - apart
    const toneX = LEFT + depth + hyphen + apart
    write(ctx, '6', depthX, y, { font, colour: BRAND.ink, opacity: come })
    write(ctx, '-', LEFT + depth, BASELINE, { font, colour: BRAND.copper, opacity: move(t, 3.3, 0.5) })
    write(ctx, '46', toneX, y, { font, colour: BRAND.ink, opacity: come })
    drawBracket(ctx, t, { from: depthX, to: depthX + depth, label: 'глубина', start: 4.2 })
    drawBracket(ctx, t, { from: toneX, to: toneX + tone, label: 'тон', start: 4.9 })
  })
}

function drawBracket(
  ctx: Context,
  t: number,
  { from, to, label, start }: { from: number; to: number; label: string; start: number },
): void {
  const middle = (from + to) / 2
  const drawn = move(t, start, 0.6)
  for (const end of [from + 6, to - 6])
    drawLine(ctx, points(middle, 452, end, 452, end, 436), drawn, { width: 4, colour: BRAND.copper })
  write(ctx, label, middle, 508, {
    font: sans(40, 600),
    colour: BRAND.copper,
    align: 'center',
    opacity: move(t, start + 0.2, 0.5),
  })
}

import { withAlpha } from '../../canvas/colour.ts'
import { type Context, isolated } from '../../canvas/context.ts'
import { alongLine, drawLine } from '../../canvas/line.ts'
import { circle, fill, withShadow } from '../../canvas/shapes.ts'
import { noise } from '../../noise.ts'
import { easeInOut, move, presence } from '../../time.ts'
import { HAIRLINE } from './temple-view.ts'

const TUFTS = 420

/** A strip of cotton wool is laid along the hairline, pressed twice and taken off. */
export function drawCottonStrip(ctx: Context, t: number): void {
  const taken = move(t, 42.2, 0.9, easeInOut)
  const laid = move(t, 30.6, 3, easeInOut) * (1 - taken)
  if (laid <= 0) return
  const thickness = 1 - 0.16 * (presence(t, 34, 34.5, 0.3) + presence(t, 35.2, 35.7, 0.3))
  isolated(ctx, () => {
    ctx.translate(-taken * 60, 0)
    withShadow(ctx, { blur: 20, x: 8, y: 10, opacity: 0.34 }, () =>
      drawLine(ctx, HAIRLINE, laid, { width: 74 * thickness, colour: '#FBF4EC' }),
    )
    for (let i = 0; i < TUFTS; i++) drawTuft(ctx, i, laid, thickness)
  })
}

/** Every other tuft sits on an edge, the rest lie on top and are nearly invisible. */
function drawTuft(ctx: Context, i: number, laid: number, thickness: number): void {
  const { x, y, angle } = alongLine(HAIRLINE, (i / TUFTS) * laid)
  const isOnEdge = i % 2 === 1
  const side = i % 4 > 1 ? 1 : -1
  const aside = thickness * (isOnEdge ? side * (31 + 5 * noise(i)) : (noise(i + 0.5) - 0.5) * 50)
  const tuft = circle(x - Math.sin(angle) * aside, y + Math.cos(angle) * aside, 5 + 8 * noise(i + 0.2))
  const top = i % 3 ? '#FFFFFF' : '#EDE0D2'
  fill(ctx, tuft, isOnEdge ? withAlpha('#FBF4EC', 0.9) : withAlpha(top, 0.34))
}

import { mix } from '@pryad/tools-hair/numbers.ts'
import type { Theme } from '../brand.ts'
import { withAlpha } from '../canvas/colour.ts'
import { type Context, faded, WIDTH } from '../canvas/context.ts'
import { drawLine, points } from '../canvas/line.ts'
import { circle, fill, outline } from '../canvas/shapes.ts'
import { move } from '../time.ts'
import type { Video } from '../videos.ts'

const LEFT = 72
const RIGHT = WIDTH - 72
const Y = 46

/** The line at the top with a dot per step. */
export function drawProgress(ctx: Context, theme: Theme, video: Video, t: number, opacity: number): void {
  if (opacity <= 0) return
  const xOf = (seconds: number) => mix(LEFT, RIGHT, seconds / video.durationSeconds)
  const line = (to: number, width: number, colour: string) =>
    drawLine(ctx, points(LEFT, Y, to, Y), 1, { width, colour })
  faded(ctx, opacity, () => {
    line(RIGHT, 20, withAlpha(theme.background, 0.62))
    line(RIGHT, 4, theme.line)
    line(xOf(t), 4, theme.accent)
    for (const { at } of video.steps) {
      const reached = move(t, at, 0.4)
      const dot = circle(xOf(at), Y, 6 + 3 * Math.sin(Math.PI * reached))
      fill(ctx, dot, reached > 0 ? theme.accent : theme.background)
      outline(ctx, dot, 3, reached > 0 ? theme.accent : theme.line)
    }
  })
}

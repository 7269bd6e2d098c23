import type { Theme } from '../brand.ts'
import { type Context, faded } from '../canvas/context.ts'
import { sans, serif, textWidth, wrap, write } from '../canvas/letters.ts'
import { easeInOut, move } from '../time.ts'
import type { Video } from '../videos.ts'
import { INTRO_SECONDS, OUTRO_SECONDS } from './timing.ts'

const LEFT = 72
const TEXT_WIDTH = 500

/** Number, title and text of the step that is shown at `t`. */
export function drawTitleBlock(ctx: Context, theme: Theme, video: Video, t: number): void {
  const { steps, durationSeconds } = video
  const index = steps.findLastIndex((step) => t >= step.at)
  const step = steps[index]
  const start = index === 0 ? INTRO_SECONDS : step.at
  const end = steps[index + 1]?.at ?? durationSeconds - OUTRO_SECONDS + 0.4
  const leaving = 1 - move(t, end - 0.3, 0.3, easeInOut)
  const row = (y: number, delay: number, paint: (y: number) => void) => {
    const come = move(t, start + 0.08 + delay, 0.55)
    faded(ctx, come * leaving, () => paint(y + (1 - come) * 22))
  }

  row(132, 0, (y) => {
    const [count, countFont] = [`Шаг ${index + 1}`, sans(30, 600)]
    write(ctx, count, LEFT, y, { font: countFont, colour: theme.accent })
    const x = LEFT + textWidth(ctx, count, countFont)
    write(ctx, ` из ${steps.length}`, x, y, { font: sans(30, 500), colour: theme.soft })
  })
  const titleLines = wrap(ctx, step.title, serif(72), TEXT_WIDTH + 40)
  for (const [i, line] of titleLines.entries())
    row(216 + i * 82, 0.07 + i * 0.07, (y) =>
      write(ctx, line, LEFT - 3, y, { font: serif(72), colour: theme.ink }),
    )
  const textTop = 216 + titleLines.length * 82 - 14
  for (const [i, line] of wrap(ctx, step.text, sans(34, 500), TEXT_WIDTH).entries())
    row(textTop + i * 46, 0.2 + i * 0.05, (y) =>
      write(ctx, line, LEFT, y, { font: sans(34, 500), colour: theme.soft }),
    )
}

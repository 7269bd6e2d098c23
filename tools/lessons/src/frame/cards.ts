import { Path2D } from '@napi-rs/canvas'
import { clamp, mix } from '@pryad/tools-hair/numbers.ts'
import { BRAND } from '../brand.ts'
import { withAlpha } from '../canvas/colour.ts'
import { type Context, HEIGHT, type Paint, place, WIDTH } from '../canvas/context.ts'
import { radialGradient } from '../canvas/gradients.ts'
import { sans, serif, wrap, write } from '../canvas/letters.ts'
import { drawLine, points } from '../canvas/line.ts'
import { fillRect, inside } from '../canvas/shapes.ts'
import { easeInOut, linear, move } from '../time.ts'
import type { Video } from '../videos.ts'
import { drawLogo } from './logo.ts'
import { INTRO_SECONDS, OUTRO_SECONDS } from './timing.ts'

/** Middle of the frame. */
const MIDDLE = WIDTH / 2

/** A sheet that covers the frame above a curved edge; `gone` 0 covers all, 1 nothing. */
function sheetAbove(gone: number): Path2D {
  const edge = mix(HEIGHT + 120, -140, gone)
  const bow = 120 * Math.sin(Math.PI * clamp(gone))
  const path = new Path2D()
  path.moveTo(-5, -5)
  path.lineTo(WIDTH + 5, -5)
  path.lineTo(WIDTH + 5, edge - bow)
  path.quadraticCurveTo(MIDDLE, edge + bow, -5, edge - bow)
  path.closePath()
  return path
}

/** The same below the edge. */
function sheetBelow(gone: number): Path2D {
  const edge = mix(-140, HEIGHT + 140, gone)
  const bow = 120 * Math.sin(Math.PI * clamp(gone))
  const path = new Path2D()
  path.moveTo(-5, HEIGHT + 5)
  path.lineTo(WIDTH + 5, HEIGHT + 5)
  path.lineTo(WIDTH + 5, edge + bow)
  path.quadraticCurveTo(MIDDLE, edge - bow, -5, edge + bow)
  path.closePath()
  return path
}

function drawAubergine(ctx: Context, x: number, y: number): void {
  const whole = [0, -10, WIDTH, HEIGHT + 200] as const
  fillRect(ctx, whole, BRAND.aubergine)
  const [glow, none] = [withAlpha('#74405A', 0.8), withAlpha(BRAND.aubergine, 0)]
  fillRect(ctx, whole, radialGradient(ctx, [x, y, 40, 760], glow, none, withAlpha(BRAND.aubergineDeep, 0.6)))
}

/** The first seconds: title over a sheet that then flies up. `paintHair` draws the hair of this lesson. */
export function drawTitleCard(ctx: Context, video: Video, t: number, paintHair: Paint): void {
  const gone = move(t, INTRO_SECONDS - 0.55, 0.75, easeInOut)
  if (gone >= 1) return
  inside(ctx, sheetAbove(gone), () => {
    ctx.translate(0, -gone * 160)
    drawAubergine(ctx, 940, 330)
    const hair = { x: 1030 + 14 * (1 - move(t, 0, 3)), opacity: 0.25 + 0.75 * move(t, 0, 0.7) }
    place(ctx, hair, paintHair)
    drawLogo(ctx, 72, 76, 62, move(t, 0.1, 1.4, linear))
    write(ctx, 'Прядь', 150, 121, { font: serif(38), colour: BRAND.paper, opacity: move(t, 0.35, 0.6) })
    const lines = wrap(ctx, video.title, serif(86), 620)
    const top = 420 - (lines.length - 1) * 49
    const number = move(t, 0.3, 0.5)
    write(ctx, `Урок ${video.id}`, 74, top - 100 + 18 * (1 - number), {
      font: sans(32, 600),
      colour: BRAND.honey,
      opacity: number,
    })
    for (const [i, line] of lines.entries()) {
      const come = move(t, 0.4 + i * 0.1, 0.6)
      write(ctx, line, 68, top + i * 98 + (1 - come) * 30, {
        font: serif(86),
        colour: BRAND.paper,
        opacity: come,
      })
    }
    const y = top + lines.length * 98 - 30
    drawLine(ctx, points(74, y, 294, y), move(t, 0.8, 0.9), { width: 3, colour: BRAND.honey })
  })
}

/** The last seconds: the brand and one reminder. */
export function drawEndCard(ctx: Context, video: Video, t: number): void {
  const start = video.durationSeconds - OUTRO_SECONDS
  const come = move(t, start, 0.75, easeInOut)
  if (come <= 0) return
  const line = (text: string, y: number, font: string, colour: string, delay: number) =>
    write(ctx, text, MIDDLE, y, { font, colour, align: 'center', opacity: move(t, start + 0.45 + delay) })
  inside(ctx, sheetBelow(1 - come), () => {
    drawAubergine(ctx, MIDDLE, 300)
    drawLogo(ctx, MIDDLE - 62, 150, 124, move(t, start + 0.45, 1.3, linear))
    const name = move(t, start + 0.65)
    line('Прядь', 380 + 16 * (1 - name), serif(92), BRAND.paper, 0.2)
    line('Окрашивание дома — без сюрпризов', 456, sans(36, 500), '#EAD9CF', 0.4)
    const rule = move(t, start + 0.95, 0.7)
    for (const side of [-1, 1])
      drawLine(ctx, points(MIDDLE, 505, MIDDLE + side * 110, 505), rule, { width: 3, colour: BRAND.honey })
    line(reminderFor(video), 572, sans(32, 600), BRAND.honey, 0.6)
  })
}

const reminderFor = ({ slug }: Video) =>
  slug === 'test-na-allergiyu'
    ? 'При любой реакции кожи обратитесь к врачу'
    : 'Тест на аллергию — за 48 часов до окрашивания'

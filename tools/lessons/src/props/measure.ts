import { clamp } from '@pryad/tools-hair/numbers.ts'
import { BRAND } from '../brand.ts'
import { type Context, faded } from '../canvas/context.ts'
import { sans, textWidth, write } from '../canvas/letters.ts'
import { drawLine, points } from '../canvas/line.ts'
import { fill, outline, roundRect } from '../canvas/shapes.ts'

type Measure = {
  /** x, y of one end, x, y of the other. */
  ends: readonly [number, number, number, number]
  label: string
  /** Where the label stands, against the middle of the line. */
  labelX?: number
  labelY?: number
  /** 0…1: the line grows from its middle, then the label comes. */
  progress: number
  colour?: string
}

/** A dimension line with a label. */
export function drawMeasure(ctx: Context, measure: Measure): void {
  const { ends, progress, colour = BRAND.ink, labelX = 0, labelY = 0 } = measure
  if (progress <= 0) return
  const [x0, y0, x1, y1] = ends
  const [middleX, middleY] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const length = Math.hypot(x1 - x0, y1 - y0)
  const [normalX, normalY] = [-(y1 - y0) / length, (x1 - x0) / length]
  const tick = clamp(progress * 3 - 2)
  const look = { width: 3.5, colour }
  for (const [x, y] of [
    [x0, y0],
    [x1, y1],
  ]) {
    drawLine(ctx, points(middleX, middleY, x, y), progress, look)
    const [dx, dy] = [normalX * 13 * tick, normalY * 13 * tick]
    drawLine(ctx, points(x - dx, y - dy, x + dx, y + dy), tick, look)
  }
  drawMeasureLabel(ctx, measure.label, middleX + labelX, middleY + labelY, clamp(progress * 2 - 1))
}

function drawMeasureLabel(ctx: Context, label: string, x: number, y: number, opacity: number): void {
  if (opacity <= 0) return
  faded(ctx, opacity, () => {
    const font = sans(32, 600)
    const width = textWidth(ctx, label, font) + 44
    const pill = roundRect(x - width / 2, y - 29, width, 58, 29)
    fill(ctx, pill, BRAND.white)
    outline(ctx, pill, 1.5, BRAND.line)
    write(ctx, label, x, y + 1, { font, align: 'center', baseline: 'middle' })
  })
}

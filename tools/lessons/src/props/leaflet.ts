import { clamp } from '@pryad/tools-hair/numbers.ts'
import { BRAND } from '../brand.ts'
import { withAlpha } from '../canvas/colour.ts'
import type { Context } from '../canvas/context.ts'
import { linearGradient } from '../canvas/gradients.ts'
import { fill, fillRect, roundRect } from '../canvas/shapes.ts'
import { sprite } from '../canvas/sprites.ts'
import { drawLogo } from '../frame/logo.ts'
import { noise } from '../noise.ts'

const WIDTH = 560
const HEIGHT = 400
const COLUMNS = 3
const COLUMN_WIDTH = WIDTH / COLUMNS
const ROWS = Math.floor((HEIGHT - 110) / 26)
/** The mark stands at the top of this column, over this many rows. */
const MARK_COLUMN = 1
const MARK_ROWS = 4

/** A folded leaflet, 560 × 400 from its upper left corner; `read` 0…1 marks the lines already read. */
export function drawLeaflet(ctx: Context, read: number): void {
  sprite(ctx, 'leaflet', [-40, -40, WIDTH + 100, HEIGHT + 110], drawPaper)
  if (read <= 0) return
  for (let column = 0; column < COLUMNS; column++) {
    const rows = Math.floor(clamp(clamp(read) * COLUMNS - column) * ROWS)
    drawRows(ctx, column, rows, withAlpha(BRAND.copper, 0.75))
  }
}

function drawPaper(ctx: Context): void {
  const sheet = roundRect(0, 0, WIDTH, HEIGHT, 6)
  fill(ctx, sheet, BRAND.white, { blur: 40, x: 12, y: 22, opacity: 0.22 })
  for (let column = 0; column < COLUMNS; column++) {
    const x = column * COLUMN_WIDTH
    const [from, to] = column % 2 ? [0.14, 0] : [0, 0.1]
    const fold = linearGradient(
      ctx,
      [x, 0, x + COLUMN_WIDTH, 0],
      withAlpha('#B08A6A', from),
      withAlpha('#B08A6A', to),
    )
    fillRect(ctx, [x, 0, COLUMN_WIDTH, HEIGHT], fold)
  }
  for (let column = 0; column < COLUMNS; column++) {
    const [x, width] = [column * COLUMN_WIDTH + 26, COLUMN_WIDTH - 52]
    fill(ctx, roundRect(x, 30, width * 0.7, 16, 8), column ? BRAND.rose : BRAND.copper)
    drawRows(ctx, column, ROWS, '#DCCBBB')
    if (column !== MARK_COLUMN) continue
    fill(ctx, roundRect(x, 70, width, 86, 8), BRAND.paperDeep)
    drawLogo(ctx, x + width / 2 - 28, 85, 56, 1, BRAND.copper)
  }
}

/** Lines of text as bars of uneven length. */
function drawRows(ctx: Context, column: number, rows: number, colour: string): void {
  for (let row = 0; row < rows; row++) {
    if (column === MARK_COLUMN && row < MARK_ROWS) continue
    const share = (0.72 + 0.28 * noise(column * 31 + row)) * (row % 6 === 5 ? 0.5 : 1)
    const bar = roundRect(column * COLUMN_WIDTH + 26, 72 + row * 26, (COLUMN_WIDTH - 52) * share, 8, 4)
    fill(ctx, bar, colour)
  }
}

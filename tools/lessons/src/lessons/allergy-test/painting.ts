import { type Context, place } from '../../canvas/context.ts'
import { drawMeasure } from '../../props/measure.ts'
import { drawSwab } from '../../props/swab.ts'
import { easeInOut, move, presence } from '../../time.ts'
import { DYE, type ElbowView } from './elbow.ts'

/** Rows of the smear, and its half size in units of the arm. */
const ROWS = 7
const HALF = 23
/** The swab moves over 92 units of its own for 44 of the arm. */
const SWAB_SCALE = 44 / 92

/** The swab goes to and fro with the smear, then the patch is measured. */
export function drawPainting(ctx: Context, t: number, { x, y, scale }: ElbowView): void {
  const come = presence(t, 15.7, 20.8, 0.6)
  if (come > 0) {
    const rows = move(t, 16.9, 3, easeInOut) * ROWS
    const row = Math.min(ROWS - 1, Math.floor(rows))
    const direction = row % 2 ? -1 : 1
    const along = -direction * 40 + direction * 80 * (rows - row)
    const swab = {
      x: x + along * scale * SWAB_SCALE + (1 - come) * 300,
      y: y + (-39 + row * 13) * scale * SWAB_SCALE - (1 - come) * 160,
      turn: -0.62,
      scale: 1.25,
    }
    place(ctx, swab, () => drawSwab(ctx, DYE))
  }
  const progress = presence(t, 20.6, 23.8, 0.8)
  const [near, far] = [HALF * scale, 38 * scale]
  drawMeasure(ctx, { ends: [x - near, y + far, x + near, y + far], label: '1 см', labelY: 54, progress })
  drawMeasure(ctx, { ends: [x + far, y - near, x + far, y + near], label: '1 см', labelX: 88, progress })
}

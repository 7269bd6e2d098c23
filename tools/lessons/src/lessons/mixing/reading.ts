import { clamp } from '@pryad/tools-hair/numbers.ts'
import { type Context, place } from '../../canvas/context.ts'
import { drawLeaflet } from '../../props/leaflet.ts'
import { drawTick } from '../../props/tick.ts'
import { drawTube } from '../../props/tube.ts'
import { easeInOut, move } from '../../time.ts'

/** The leaflet is read line by line beside a closed tube. */
export function drawReading(ctx: Context, t: number): void {
  const come = move(t, 1.9, 0.9) * (1 - move(t, 7.6, 0.7, easeInOut))
  if (come > 0) {
    const read = clamp((t - 3.4) / 3.8)
    place(ctx, { x: 645 + (1 - come) * 700, y: 118, turn: 0.035 }, () => drawLeaflet(ctx, read))
    const tube = { x: 750 + (1 - come) * 800, y: 606, turn: -0.05, scale: 0.92 }
    place(ctx, tube, () => drawTube(ctx, '6-46', false))
  }
  if (t < 8) drawTick(ctx, 1196, 140, 44, clamp((t - 6.2) / 0.6) * (1 - move(t, 7.5, 0.3)), 'yes')
}

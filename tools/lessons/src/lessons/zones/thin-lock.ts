import { BRAND } from '../../brand.ts'
import { type Context, place } from '../../canvas/context.ts'
import { front, type HairPicture } from '../../hair/hair-picture.ts'
import { drawBrush } from '../../props/brush.ts'
import { drawLabel } from '../../props/label.ts'
import { drawMeasure } from '../../props/measure.ts'
import { easeInOut, move, presence } from '../../time.ts'

const HEIGHT = 1000
const WIDTH = HEIGHT * 0.3
const X = 880
/** The lock turns over. */
const TURNED_AT = 22.5

/** One thin lock, painted on both sides. */
export function drawThinLock(ctx: Context, t: number, lock: HairPicture): void {
  const isFirstSide = t < TURNED_AT
  const stroke = isFirstSide ? move(t, 19.4, 2.4, easeInOut) : move(t, 23.2, 2.4, easeInOut)
  const edge = stroke * 1080
  lock.wear({
    key: `${isFirstSide} ${Math.trunc(edge)}`,
    base: 'l6',
    layers: [
      {
        coat: 'cream',
        weight: (distance, across) =>
          distance > 60 && edge > 1 ? front(distance - 70, edge - 60, 26, across) : 0,
      },
    ],
  })
  const come = presence(t, 17.7, 26.7, 0.7)
  const face = Math.cos(Math.PI * move(t, 22.1, 0.8, easeInOut))
  place(ctx, { x: X, y: -110 - (1 - come) * 1000, scaleX: face, scaleY: 1 }, () =>
    lock.draw(ctx, -WIDTH / 2, 0, HEIGHT, { x: 16 * face, y: 12, blur: 26 }),
  )
  const opacity = presence(t, 18.9, 22, 0.4) + presence(t, 22.9, 26.2, 0.4)
  if (opacity > 0) {
    const x = 846 + (1 - opacity) * 90 + 8 * Math.sin(stroke * 9)
    const brush = { x, y: -60 + stroke * 790, turn: -0.32, opacity, scale: 1.15 }
    place(ctx, brush, () => drawBrush(ctx, BRAND.cream))
  }
  const progress = presence(t, 18.8, 26.3, 0.8)
  drawMeasure(ctx, { ends: [790, 128, 968, 128], label: '1 см', labelX: 170, progress })
  drawLabel(ctx, isFirstSide ? 'одна сторона' : 'и другая', X, 650, {
    opacity: presence(t, 19.2, 22.1) + presence(t, 22.9, 26.4),
    rise: 12,
  })
}

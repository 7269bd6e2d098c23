import { type PlanDrawing, paintPlan } from './paint-plan.ts'

/** Provides a plan as a picture; null while too many others wait to be painted. */
export type PaintPlan = (drawing: PlanDrawing) => Promise<Buffer | null>

/** A plan takes a good part of a second, and a visitor waits for it. */
const mostWaiting = 8

/** Paints plans one after the other. None is kept: there are endlessly many, and nearly all are asked for by one visitor. */
export function createPlanPainter(paint: (drawing: PlanDrawing) => Promise<Buffer> = paintPlan): PaintPlan {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async (drawing) => {
    if (waiting >= mostWaiting) return null
    waiting++
    const picture = last.then(() => paint(drawing)).finally(() => waiting--)
    last = picture.catch(() => undefined)
    return picture
  }
}

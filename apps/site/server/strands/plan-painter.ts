import { createHash } from 'node:crypto'
import { type PlanDrawing, paintPlan } from './paint-plan.ts'
import { createTextSetter } from './set-text.ts'
import { type StrandStore, TooMany } from './strand-store.ts'

/** Provides a plan as a picture; null while too many pictures wait to be painted. */
export type PaintPlan = (drawing: PlanDrawing) => Promise<Buffer | null>

/** Rises with every change of how plans or strands are drawn: equal contents have one picture, which is kept. */
const edition = 1

/** Paints plans in turn with the strands, and keeps them in the same room. */
export function createPlanPainter(store: StrandStore, fontFolder: string): PaintPlan {
  const setWords = createTextSetter(fontFolder)
  return (drawing) => {
    const print = createHash('sha256')
      .update(JSON.stringify([edition, drawing]))
      .digest('hex')
      .slice(0, 32)
    return store
      .provide(`plan.${print}.jpg`, () => paintPlan(drawing, setWords))
      .catch((error: unknown) => {
        if (error instanceof TooMany) return null
        throw error
      })
  }
}

import { place } from '../../canvas/context.ts'
import { loadCardHair } from '../../hair/card-hair.ts'
import { loadHair } from '../../hair/images.ts'
import { loadSwatches } from '../../hair/swatches.ts'
import type { Lesson } from '../../lesson.ts'
import { drawSwab } from '../../props/swab.ts'
import { drawThreeLooks, drawVerdict } from './checking.ts'
import { DYE, drawElbow, elbowView, MIDDLE } from './elbow.ts'
import { drawPainting } from './painting.ts'
import { drawPlaces, drawTubeWithBead } from './preparing.ts'
import { drawNights, drawTwoDays } from './two-days.ts'

/** A drop of dye on the bend of an elbow, two days of waiting, a decision. */
export const allergyTest: Lesson = {
  slug: 'test-na-allergiyu',
  theme: 'paper',
  sentencesPerStep: [2, 1, 2, 2, 1, 2],
  poster: { at: 20.6, shift: -300 },
  maxBytes: 1_100_000,
  async load() {
    const hangSwatch = await loadSwatches(['c646'])
    const hair = await loadHair('fall', 'copper')
    return {
      paintCardHair: await loadCardHair('fall', 'copper'),
      paint(ctx, t, isPoster) {
        const view = elbowView(t)
        drawElbow(ctx, t, view, isPoster)
        drawNights(ctx, t)
        if (isPoster) {
          place(ctx, { x: 500, y: -150, turn: 0.3 }, () => hangSwatch(ctx, 'c646', 0, 0, 900, 0.4))
          const swab = { x: MIDDLE.x + 66, y: MIDDLE.y - 22, turn: -0.62, scale: 1.3 }
          place(ctx, swab, () => drawSwab(ctx, DYE))
          return
        }
        drawTubeWithBead(ctx, t)
        drawPlaces(ctx, t, hair)
        drawPainting(ctx, t, view)
        drawTwoDays(ctx, t)
        drawThreeLooks(ctx, t, view)
        drawVerdict(ctx, t)
      },
    }
  },
}

import type { Context } from '../../canvas/context.ts'
import { HairPicture } from '../../hair/hair-picture.ts'
import { type HangSwatch, loadSwatches } from '../../hair/swatches.ts'
import type { Lesson } from '../../lesson.ts'
import { drawChangingLock, LOCK_COATS } from './changing-lock.ts'
import { drawExamples } from './examples.ts'
import { drawLegend } from './legend-box.ts'
import { drawLevels, drawTones } from './scales.ts'
import { drawTwoParts } from './two-parts.ts'

const LEVEL_COATS = ['l1', 'l2', 'l3', 'l4', 'l5', 'l6', 'l7', 'l8', 'l9', 'l10']
const TONE_COATS = ['t0', 't1', 't2', 't3', 't4', 't5', 't6', 't7']
const CARD_COATS = ['l3', 'l5', 'c646', 'l7', 'l9']

function paintCard(ctx: Context, hangSwatch: HangSwatch): void {
  for (const [i, coat] of CARD_COATS.entries()) {
    const fromMiddle = Math.abs(i - 2)
    const height = fromMiddle === 0 ? 780 : 720
    hangSwatch(ctx, coat, -170 + i * 100, -40 - 30 * fromMiddle, height, 0.5)
  }
}

/** The meaning of the digits before the hyphen and after it, and the use of 0-22. */
export const shadeNumber: Lesson = {
  slug: 'chitaem-nomer-ottenka',
  theme: 'paper',
  sentencesPerStep: [1, 1, 2, 2, 1, 2],
  poster: { at: 21.4, zoom: 1.3, shift: -280 },
  maxBytes: 1_150_000,
  async load() {
    const hangSwatch = await loadSwatches([...LEVEL_COATS, ...TONE_COATS, 'c646'])
    const lock = await HairPicture.load('swatch', LOCK_COATS)
    return {
      paintCardHair: (ctx) => paintCard(ctx, hangSwatch),
      paint(ctx, t, isPoster) {
        drawTwoParts(ctx, t, hangSwatch)
        drawLevels(ctx, t, hangSwatch)
        drawTones(ctx, t, hangSwatch, isPoster)
        if (isPoster) return
        drawChangingLock(ctx, t, lock)
        drawExamples(ctx, t)
        drawLegend(ctx, t)
      },
    }
  },
}

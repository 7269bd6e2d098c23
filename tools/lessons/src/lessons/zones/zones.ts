import type { Context } from '../../canvas/context.ts'
import { loadCardHair } from '../../hair/card-hair.ts'
import { HairPicture } from '../../hair/hair-picture.ts'
import { HeadPicture } from '../../hair/head-picture.ts'
import type { Lesson } from '../../lesson.ts'
import { drawLabel } from '../../props/label.ts'
import { easeInOut, move, presence } from '../../time.ts'
import { drawHeadScene, headView, MIDDLE_X } from './head-scene.ts'
import { drawThinLock } from './thin-lock.ts'
import { drawLengthFirst, drawStrokes, drawTimer } from './working.ts'

/** The words over the head, and their times. */
const LABELS = [
  { text: 'седина — первой', from: 11, until: 13.3, rise: 14 },
  { text: 'нет седины — с затылка', from: 14.6, until: 17.5, rise: 14 },
  { text: 'корни → концы', from: 28.4, until: 33.4, rise: 12 },
  { text: 'виски', from: 43.6, until: 45.2, rise: 10 },
  { text: 'линия роста', from: 45.5, until: 47, rise: 10 },
  { text: 'за ушами', from: 47.3, until: 49.7, rise: 10 },
]

function drawLabels(ctx: Context, t: number): void {
  for (const { text, from, until, rise } of LABELS)
    drawLabel(ctx, text, MIDDLE_X, 640, { opacity: presence(t, from, until), rise })
}

/** Four zones, thin locks, what comes first and what is easily forgotten. */
export const zones: Lesson = {
  slug: 'nanosim-krasku-po-zonam',
  theme: 'paper',
  sentencesPerStep: [2, 2, 1, 1, 1, 1, 2],
  poster: { at: 29.3, zoom: 1.14, shift: -250 },
  async load() {
    const head = await HeadPicture.load(['natural', 'grey', 'cream'])
    const lock = await HairPicture.load('swatch', ['l6', 'cream'])
    return {
      paintCardHair: await loadCardHair('head', 'dyed'),
      paint(ctx, t, isPoster) {
        const view = headView(t)
        const away = move(t, 17.5, 0.7, easeInOut) * (1 - move(t, 26.3, 0.7))
        drawHeadScene(ctx, t, head, view, away)
        if (away > 0) drawThinLock(ctx, t, lock)
        drawStrokes(ctx, t, view)
        if (isPoster) return
        drawLengthFirst(ctx, t, view)
        drawLabels(ctx, t)
        drawTimer(ctx, t)
      },
    }
  },
}

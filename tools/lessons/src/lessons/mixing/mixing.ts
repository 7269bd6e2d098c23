import { type Context, place } from '../../canvas/context.ts'
import { loadCardHair } from '../../hair/card-hair.ts'
import { HairPicture } from '../../hair/hair-picture.ts'
import type { Lesson } from '../../lesson.ts'
import { drawBowl } from '../../props/bowl.ts'
import { drawBrush } from '../../props/brush.ts'
import { drawLabel } from '../../props/label.ts'
import { drawPaste } from '../../props/paste.ts'
import { presence } from '../../time.ts'
import { drawBowls } from './bowls.ts'
import { BOTH, MIDDLE_X, MIXTURE } from './mixture.ts'
import { drawEqualParts, drawPouring } from './pouring.ts'
import { drawReading } from './reading.ts'
import { drawTheBowl } from './the-bowl.ts'
import { drawLeftover, drawOnHair } from './using.ts'

function paintPoster(ctx: Context): void {
  place(ctx, { x: MIDDLE_X, y: 360, scale: 1.5 }, () => {
    drawBowl(ctx, 'ceramic')
    drawPaste(ctx, { level: 0.95, colours: BOTH, marble: 0.75, turn: 6 })
    place(ctx, { x: 60, y: 30, turn: -0.62 }, () => drawBrush(ctx, MIXTURE))
  })
}

/** The leaflet, the bowl, one to one, and what to do with the rest. */
export const mixing: Lesson = {
  slug: 'smeshivaem-krasku',
  theme: 'paper',
  sentencesPerStep: [2, 2, 2, 1, 1, 3],
  poster: { at: 26.4, shift: -275 },
  maxBytes: 1_050_000,
  async load() {
    const lock = await HairPicture.load('swatch', ['l6', 'cream'])
    return {
      paintCardHair: await loadCardHair('fall', 'mid'),
      paint(ctx, t, isPoster) {
        if (isPoster) return paintPoster(ctx)
        drawReading(ctx, t)
        drawBowls(ctx, t)
        drawTheBowl(ctx, t)
        drawPouring(ctx, t)
        drawEqualParts(ctx, t)
        drawLabel(ctx, 'гладкий крем', MIDDLE_X, 672, { opacity: presence(t, 28.9, 30.8), rise: 10 })
        drawOnHair(ctx, t, lock)
        drawLeftover(ctx, t)
      },
    }
  },
}

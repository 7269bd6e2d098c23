import { BRAND } from '../../brand.ts'
import { withAlpha } from '../../canvas/colour.ts'
import { type Context, HEIGHT, isolated, WIDTH } from '../../canvas/context.ts'
import { curve, drawLine } from '../../canvas/line.ts'
import { fillRect } from '../../canvas/shapes.ts'
import { loadCardHair } from '../../hair/card-hair.ts'
import { HairPicture } from '../../hair/hair-picture.ts'
import type { Lesson } from '../../lesson.ts'
import { track } from '../../time.ts'
import { dress, type RootsProgress, rootsProgress } from './dress.ts'
import { drawNotes, drawTextGround } from './notes.ts'
import { MIDDLE_X, partingAt } from './parting-view.ts'
import { drawBrushes, drawCombing, drawGuides } from './tools.ts'

const MIDDLE_Y = 360
const SKIN_LINE = curve((u) => {
  const y = -20 + u * 760
  return [partingAt(y), y]
}, 38)

function drawHair(ctx: Context, t: number, hair: HairPicture, at: RootsProgress): void {
  const zoom = track(t, { 2: 1.06, 8: 1.06, 9: 1, 25: 1, 26.4: 1.34, 34.4: 1.34, 35.8: 1 })
  isolated(ctx, () => {
    ctx.translate(MIDDLE_X, MIDDLE_Y)
    ctx.scale(zoom, zoom)
    ctx.translate(-MIDDLE_X, -MIDDLE_Y)
    fillRect(ctx, [0, 0, WIDTH, HEIGHT], '#3A1A10')
    drawLine(ctx, SKIN_LINE, 1, { width: 34, colour: BRAND.skin, cap: 'butt' })
    drawLine(ctx, SKIN_LINE, 1, { width: 34, colour: withAlpha('#A86A4A', 0.25), cap: 'butt' })
    hair.draw(ctx, 0, 0, HEIGHT)
    drawGuides(ctx, t)
    drawBrushes(ctx, t, at)
    drawCombing(ctx, t, at)
  })
}

/** Regrown roots: balm past the border, cream on the parting, strokes that stop at the border. */
export const roots: Lesson = {
  slug: 'okrashivaem-korni',
  theme: 'dark',
  sentencesPerStep: [1, 3, 1, 2, 1, 2],
  poster: { at: 20.6, zoom: 1.5, shift: -205 },
  async load() {
    const hair = await HairPicture.load('parting', ['old', 'natural', 'dyed', 'cream'])
    return {
      paintCardHair: await loadCardHair('fall', 'copper'),
      paint(ctx, t, isPoster) {
        const at = rootsProgress(t)
        hair.wear(dress(t, at))
        drawHair(ctx, t, hair, at)
        if (isPoster) return
        drawTextGround(ctx)
        drawNotes(ctx, t, at.grown)
      },
    }
  },
}

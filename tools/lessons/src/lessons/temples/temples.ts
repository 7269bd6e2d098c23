import { BRAND } from '../../brand.ts'
import { withAlpha } from '../../canvas/colour.ts'
import { type Context, HEIGHT, isolated, WIDTH } from '../../canvas/context.ts'
import { linearGradient } from '../../canvas/gradients.ts'
import { drawLine, type Point } from '../../canvas/line.ts'
import { blurred, fillRect } from '../../canvas/shapes.ts'
import { loadCardHair } from '../../hair/card-hair.ts'
import { HairPicture } from '../../hair/hair-picture.ts'
import { loadSwatches } from '../../hair/swatches.ts'
import type { Lesson } from '../../lesson.ts'
import { track } from '../../time.ts'
import { drawBrushes } from './brushes.ts'
import { drawCottonStrip } from './cotton-strip.ts'
import { dress, type TempleProgress, templeProgress } from './dress.ts'
import { drawNotes, NATURAL_COATS } from './notes.ts'
import { HAIRLINE } from './temple-view.ts'
import { drawWiryHairs } from './wiry-hairs.ts'

/** The point that stays while the camera moves in. */
const FOCUS = { x: 1040, y: 330 }
const UNDER_HAIR = HAIRLINE.map(([x, y]): Point => [x + 70, y])

function drawFace(ctx: Context, isPoster: boolean): void {
  const { skin, skinLight, paper } = BRAND
  const light = isPoster
    ? linearGradient(ctx, [0, 0, 700, 300], skinLight, skin)
    : linearGradient(ctx, [0, 0, 720, 120], [0, paper], [0.45, '#F7E6D8'], [1, skin])
  fillRect(ctx, [-300, -300, WIDTH + 600, HEIGHT + 600], light)
  const shadow = withAlpha('#B06A48', 0.4)
  blurred(ctx, 40, () => drawLine(ctx, UNDER_HAIR, 1, { width: 120, colour: shadow, cap: 'butt' }))
}

function drawTemple(ctx: Context, t: number, hair: HairPicture, at: TempleProgress, isPoster: boolean): void {
  const zoom = track(t, { 2: 1.12, 8: 1.03, 9: 1, 22.6: 1, 24: 1.12, 29.4: 1.12, 30.6: 1 })
  isolated(ctx, () => {
    ctx.translate(FOCUS.x, FOCUS.y)
    ctx.scale(zoom, zoom)
    ctx.translate(-FOCUS.x, -FOCUS.y)
    hair.draw(ctx, 0, 0, HEIGHT, { x: -8, y: 10, blur: 22, colour: 'rgba(90,40,20,.5)' })
    drawWiryHairs(ctx, t)
    drawBrushes(ctx, t, at)
    if (!isPoster) drawCottonStrip(ctx, t)
  })
}

/** Wiry grey hair at the temples: natural shades, cream along the hairline, cotton wool, patience. */
export const temples: Lesson = {
  slug: 'zakrashivaem-sedinu-na-viskah',
  theme: 'paper',
  sentencesPerStep: [2, 2, 1, 1, 1, 3],
  poster: { at: 20.4, zoom: 1.3, shift: -140 },
  async load() {
    const hair = await HairPicture.load('temple', ['grey', 'dyed', 'cream'])
    const hangSwatch = await loadSwatches(NATURAL_COATS)
    return {
      paintCardHair: await loadCardHair('head', 'grey'),
      paint(ctx, t, isPoster) {
        const at = templeProgress(t)
        drawFace(ctx, isPoster)
        hair.wear(dress(t, at))
        drawTemple(ctx, t, hair, at, isPoster)
        if (!isPoster) drawNotes(ctx, t, hangSwatch)
      },
    }
  },
}

import { type Context, place } from '../../canvas/context.ts'
import { loadCardHair } from '../../hair/card-hair.ts'
import { HairPicture } from '../../hair/hair-picture.ts'
import type { Lesson } from '../../lesson.ts'
import { drawDial } from '../../props/dial.ts'
import { drawLabel, ON_HONEY } from '../../props/label.ts'
import { easeInOut, move, presence } from '../../time.ts'
import { dress } from './dress.ts'
import { drawDrying } from './drying.ts'
import { drawFoam } from './foam.ts'
import { drawHands, drawWaterScale, drawWaters } from './washing.ts'

const MIDDLE_X = 925
const TOP = -20
const SIZE = 860
const SHADOW = { x: 24, y: 22, blur: 44, colour: 'rgba(18,4,12,.75)' }

const LABELS = [
  { text: 'тёплая вода', from: 3.9, until: 7.8 },
  { text: '1–2 минуты', from: 9.4, until: 16.8 },
  { text: 'бальзам на длину', from: 24.9, until: 28.8 },
  { text: 'промокнуть', from: 31.5, until: 33.6 },
  { text: 'тёплый воздух', from: 34, until: 36.8 },
  { text: '48 часов не мыть', from: 38.8, until: 41.2, colours: ON_HONEY },
]

function drawNotes(ctx: Context, t: number): void {
  for (const { text, from, until, colours } of LABELS) {
    const opacity = presence(t, from, until)
    drawLabel(ctx, text, MIDDLE_X, 650, { opacity, rise: 12, ...(colours && { colours }) })
  }
  drawWaterScale(ctx, t, MIDDLE_X)
  const opacity = presence(t, 26.2, 30.8, 0.6)
  if (opacity <= 0) return
  const filled = 0.42 * move(t, 26.6, 2.4, easeInOut)
  place(ctx, { x: 1120, y: 190, scale: 0.9 + 0.1 * opacity, opacity }, () =>
    drawDial(ctx, { radius: 112, filled, number: '3–5', unit: 'минут' }),
  )
}

/** Water, foam, balm, a towel, and when the hair may be washed again. */
export const rinsing: Lesson = {
  slug: 'smyvaem-krasku',
  theme: 'dark',
  sentencesPerStep: [3, 1, 1, 1, 1, 3],
  poster: { at: 39.6, shift: -285 },
  maxBytes: 1_560_000,
  async load() {
    const hair = await HairPicture.load('fall', ['cream', 'wet', 'copper'])
    return {
      paintCardHair: await loadCardHair('fall', 'wet'),
      paint(ctx, t, isPoster) {
        hair.wear(dress(t))
        hair.draw(ctx, MIDDLE_X - SIZE / 2, TOP, SIZE, SHADOW)
        drawWaters(ctx, t, MIDDLE_X)
        drawFoam(ctx, t, MIDDLE_X)
        drawHands(ctx, t, MIDDLE_X)
        drawDrying(ctx, t, MIDDLE_X)
        if (!isPoster) drawNotes(ctx, t)
      },
    }
  },
}

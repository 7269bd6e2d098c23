import { loadCardHair } from '../../hair/card-hair.ts'
import { HairPicture } from '../../hair/hair-picture.ts'
import type { Lesson } from '../../lesson.ts'
import { drawWater } from '../../props/water.ts'
import { track } from '../../time.ts'
import { CLEAR, drawApplying, drawChecks, drawRinse } from './applying.ts'
import { dress, toningProgress } from './dress.ts'
import { drawDampHair, drawGround, drawHalfAndHalf } from './preparing.ts'

const MIDDLE_X = 925
const TOP = -20
const SIZE = 860
const SHADOW = { x: 24, y: 22, blur: 44, colour: 'rgba(18,4,12,.75)' }
/** Beyond this shift the hair has left the frame, pixels. */
const OUT_OF_FRAME = 740

/** Violet balm on yellow ground: half and half, the yellowest first, a look every two minutes. */
export const toning: Lesson = {
  slug: 'toniruem-blond',
  theme: 'dark',
  sentencesPerStep: [3, 3, 1, 1, 1, 3],
  poster: { at: 44, shift: -285 },
  maxBytes: 1_540_000,
  async load() {
    const hair = await HairPicture.load('fall', ['yellow', 'orange', 'violet', 'mid', 'cold'])
    return {
      paintCardHair: await loadCardHair('fall', 'cold'),
      paint(ctx, t, isPoster) {
        const at = toningProgress(t)
        const aside = track(t, { 16.8: 0, 17.8: 760, 24.6: 760, 25.6: 0 })
        const hairX = MIDDLE_X + aside
        hair.wear(dress(at, isPoster))
        if (aside < OUT_OF_FRAME) hair.draw(ctx, hairX - SIZE / 2, TOP, SIZE, SHADOW)
        if (isPoster) {
          const water = { x: hairX, y: -160, width: 700, height: 940, streams: 15 }
          drawWater(ctx, t, { ...water, opacity: 0.55, colour: CLEAR })
          return
        }
        drawGround(ctx, t)
        drawDampHair(ctx, t, hairX)
        drawHalfAndHalf(ctx, t)
        drawApplying(ctx, t, at)
        drawChecks(ctx, t, at)
        drawRinse(ctx, t)
      },
    }
  },
}

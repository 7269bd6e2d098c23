import { clamp, smooth } from '@pryad/tools-hair/numbers.ts'
import { mixHex } from '../../canvas/colour.ts'
import { type Context, faded, place } from '../../canvas/context.ts'
import { noise } from '../../noise.ts'
import { drawBowl } from '../../props/bowl.ts'
import { drawBrush } from '../../props/brush.ts'
import { drawBubble } from '../../props/bubble.ts'
import { drawPaste } from '../../props/paste.ts'
import { easeInOut, move, presence, track } from '../../time.ts'
import { BOTH, CREAM, DEVELOPER, MIDDLE_X } from './mixture.ts'

/** How much cream and developer have been poured, 0…1. */
export const poured = (t: number): { cream: number; developer: number } => ({
  cream: move(t, 16.6, 2.4, easeInOut),
  developer: move(t, 20, 2.4, easeInOut),
})

/** The chosen bowl: filled, stirred, moved to the hair and back, at last thrown away. */
export function drawTheBowl(ctx: Context, t: number): void {
  if (t < 15.1) return
  const thrown = move(t, 42.6, 0.8, easeInOut)
  const x = track(t, {
    15: 950,
    23.8: 950,
    24.6: MIDDLE_X,
    30.6: MIDDLE_X,
    31.6: 760,
    36.6: 760,
    37.4: MIDDLE_X,
  })
  const y = track(t, { 15: 440, 23.8: 440, 24.6: 372, 30.6: 372, 31.6: 500, 36.6: 500, 37.4: 360 })
  const scale = track(t, { 15: 0.95, 23.8: 0.95, 24.6: 1.34, 30.6: 1.34, 31.6: 0.86, 36.6: 0.86, 37.4: 1.12 })
  place(ctx, { x: x + thrown * 120, y: y + thrown * 700, scale, turn: thrown * 0.3 }, () => {
    drawBowl(ctx, 'ceramic')
    drawContents(ctx, t)
    drawFizz(ctx, t, move(t, 38.3, 0.8) * (1 - thrown))
  })
}

function drawContents(ctx: Context, t: number): void {
  const { cream, developer } = poured(t)
  const stirred = move(t, 24.7, 0.5)
  const turn = clamp((t - 24.7) / 5.6) * 20 + clamp((t - 31) / 6) * 1.2
  if (stirred < 1)
    faded(ctx, 1 - stirred, () => {
      const heap = (level: number, colour: string, heapTurn: number) =>
        drawPaste(ctx, { level: level * 0.36, colours: [colour, colour], turn: heapTurn })
      place(ctx, { x: -44, y: 12 }, () => heap(cream, CREAM, cream * 3))
      place(ctx, { x: 56, y: 20 }, () => heap(developer, DEVELOPER, developer * 2))
    })
  if (stirred > 0)
    faded(ctx, stirred, () => {
      const level = track(t, { 24: 0.92, 31.8: 0.92, 35: 0.66, 37: 0.66, 38: 0.4 })
      drawPaste(ctx, { level, colours: BOTH, marble: 1 - smooth(25.2, 30, t), turn })
    })
  if (t <= 24.4 || t >= 31) return
  const angle = turn + 2.4
  const brush = {
    x: 76 * Math.cos(angle),
    y: 70 * Math.sin(angle),
    turn: -0.7,
    scale: 0.98,
    opacity: presence(t, 24.5, 30.9, 0.4),
  }
  place(ctx, brush, () => drawBrush(ctx, mixHex(CREAM, DEVELOPER, 0.3)))
}

/** Gas rises from a mixture that is kept. */
function drawFizz(ctx: Context, t: number, strength: number): void {
  if (strength <= 0) return
  for (let i = 0; i < 26; i++) {
    const age = ((t - 38) * (0.35 + 0.3 * noise(i)) + noise(i + 0.3)) % 1
    const angle = noise(i + 0.7) * 6.28
    const distance = 80 * Math.sqrt(noise(i + 0.1))
    const radius = (3 + 10 * noise(i + 0.5)) * age * strength
    drawBubble(
      ctx,
      distance * Math.cos(angle),
      distance * Math.sin(angle),
      radius,
      Math.sin(Math.PI * age) * 0.85,
    )
  }
}

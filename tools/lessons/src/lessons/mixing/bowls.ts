import { clamp } from '@pryad/tools-hair/numbers.ts'
import { type Context, place } from '../../canvas/context.ts'
import { type BowlKind, drawBowl } from '../../props/bowl.ts'
import { drawLabel } from '../../props/label.ts'
import { drawTick } from '../../props/tick.ts'
import { easeInOut, move } from '../../time.ts'

type Candidate = { kind: BowlKind; label: string; x: number; y: number }

const CANDIDATES: readonly Candidate[] = [
  { kind: 'plastic', label: 'пластик', x: 752, y: 214 },
  { kind: 'glass', label: 'стекло', x: 1082, y: 214 },
  { kind: 'ceramic', label: 'керамика', x: 752, y: 500 },
  { kind: 'metal', label: 'не металл', x: 1082, y: 500 },
]

/** Where the ceramic bowl goes on, alone. */
const CHOSEN = { x: 950, y: 440, grown: 0.37 }

/** Four bowls; metal is rejected, ceramic stays. */
export function drawBowls(ctx: Context, t: number): void {
  for (const [i, candidate] of CANDIDATES.entries()) drawCandidate(ctx, t, i, candidate)
}

function drawCandidate(ctx: Context, t: number, i: number, { kind, label, x, y }: Candidate): void {
  const come = move(t, 8.3 + i * 0.55, 0.7)
  const leave = move(t, 14.5, 0.6, easeInOut)
  if (come <= 0 || leave >= 1) return
  const rejected = kind === 'metal' ? move(t, 11.6, 0.5) : 0
  const placement = {
    x,
    y: y + (1 - come) * 90,
    scale: 0.58 * (0.9 + 0.1 * come),
    opacity: come * (1 - 0.55 * rejected),
  }
  if (kind === 'ceramic') {
    placement.x += leave * (CHOSEN.x - x)
    placement.y += leave * (CHOSEN.y - y)
    placement.scale += leave * CHOSEN.grown
  } else placement.y += leave * 620
  place(ctx, placement, () => drawBowl(ctx, kind))
  const staying = 1 - move(t, 14.3, 0.3)
  drawLabel(ctx, label, x, y + 148, { opacity: move(t, 8.6 + i * 0.55, 0.4) * staying, rise: 10, height: 54 })
  if (rejected) drawTick(ctx, x + 86, y - 76, 44, clamp((t - 11.5) / 0.6) * staying, 'no')
}

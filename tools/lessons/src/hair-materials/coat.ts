import type { Rgb } from '@pryad/tools-hair/colour.ts'
import { mix, smooth } from '@pryad/tools-hair/numbers.ts'
import type { StrandLots } from '@pryad/tools-hair/strand.ts'
import { SHADES, type Shade } from './shades.ts'

/** Another shade for a share of the strands, or of the clumps. */
export type Streak = { shade: Shade; share: number; by: 'strand' | 'clump' }

/** Colours of one material. */
export type Coat = {
  base: Shade
  streaks: readonly Streak[]
  gloss: number
  /** Regrown roots: their shades, and how long they are, units. */
  roots?: { base: Shade; streaks: readonly Omit<Streak, 'by'>[]; length: number }
}

/** A coat: a base shade, streaks over it, and whatever is special. */
export const coat = (
  base: Shade,
  streaks: readonly Streak[] = [],
  special: Partial<Pick<Coat, 'gloss' | 'roots'>> = {},
): Coat => ({ base, streaks, gloss: 1, ...special })

/** Streaks that colour whole clumps. */
export const inClumps = (shade: Shade, share: number): Streak => ({ shade, share, by: 'clump' })

/** Streaks that colour single strands. */
export const inStrands = (shade: Shade, share: number): Streak => ({ shade, share, by: 'strand' })

const light = (shade: Shade): Rgb => SHADES.get(shade) ?? [0, 0, 0]

/** The streak that has drawn `lot`, 0…1. */
function drawn<S extends { share: number }>(
  streaks: readonly S[],
  lotOf: (streak: S) => number,
): S | undefined {
  let taken = 0
  let found: S | undefined
  for (const streak of streaks) {
    const lot = lotOf(streak)
    if (lot >= taken && lot < taken + streak.share) found = streak
    taken += streak.share
  }
  return found
}

/** Colour of a strand at `distance` units from its root; linear light. */
export function coatColour({ base, streaks, roots }: Coat, distance: number, lots: StrandLots): Rgb {
  const clumpLot = (lots.clump * 7.31) % 1
  const streak = drawn(streaks, ({ by }) => (by === 'clump' ? clumpLot : lots.strand))
  const length = light(streak?.shade ?? base)
  if (!roots) return length
  const root = light(drawn(roots.streaks, () => lots.edge)?.shade ?? roots.base)
  const end = roots.length
  const share = smooth(end * 0.8, end * 1.25, distance + (lots.edge - 0.5) * end * 0.25)
  return [mix(root[0], length[0], share), mix(root[1], length[1], share), mix(root[2], length[2], share)]
}

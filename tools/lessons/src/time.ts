import { clamp, mix } from '@pryad/tools-hair/numbers.ts'

/** How a move starts and stops: 0…1 → 0…1. */
export type Ease = (share: number) => number

export const linear: Ease = (share) => share
export const easeIn: Ease = (share) => share * share
export const easeOut: Ease = (share) => 1 - (1 - share) ** 3
export const easeInOut: Ease = (share) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2)

/** Progress 0…1 of a move that begins at `start`; all times are seconds. */
export const move = (t: number, start: number, duration = 0.6, ease: Ease = easeOut): number =>
  ease(clamp((t - start) / duration))

/** Presence 0…1 of something that comes at `from` and has left by `until`. */
export const presence = (t: number, from: number, until: number, fade = 0.5): number =>
  move(t, from, fade) * (1 - move(t, until - fade * 0.8, fade * 0.8, easeInOut))

/** A value that goes through keys, `{ seconds: value }`, each leg eased. */
export function track(t: number, keys: Readonly<Record<number, number>>, ease: Ease = easeInOut): number {
  const times = Object.keys(keys)
    .map(Number)
    .sort((a, b) => a - b)
  const next = times.findIndex((time) => t <= time)
  if (next === 0) return keys[times[0]]
  if (next < 0) return keys[times[times.length - 1]]
  const [from, to] = [times[next - 1], times[next]]
  return mix(keys[from], keys[to], ease(clamp((t - from) / (to - from))))
}

import { clamp, mix } from '@pryad/tools-hair/numbers.ts'
import { BRAND } from '../brand.ts'
import type { Context } from './context.ts'
import type { Style } from './shapes.ts'

export type Point = readonly [x: number, y: number]

type LineLook = { width: number; colour?: Style; cap?: 'round' | 'butt'; dash?: number[] }

/** Points of a polyline from flat numbers: x, y, x, y… */
export function points(...flat: number[]): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]])
}

/** Points of a curve: `at` gives the point for a share 0…1. */
export const curve = (at: (share: number) => Point, steps = 60): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => at(i / steps))

const distance = (from: Point, to: Point) => Math.hypot(to[0] - from[0], to[1] - from[1])

/** Length of the polyline up to each of its points. */
function lengths(line: readonly Point[]): number[] {
  const sums = [0]
  for (let i = 1; i < line.length; i++) sums.push(sums[i - 1] + distance(line[i - 1], line[i]))
  return sums
}

/** A line that draws itself; `progress` 0…1. */
export function drawLine(ctx: Context, line: readonly Point[], progress: number, look: LineLook): void {
  if (progress <= 0) return
  ctx.lineWidth = look.width
  ctx.strokeStyle = look.colour ?? BRAND.copper
  ctx.lineCap = look.cap ?? 'round'
  ctx.lineJoin = 'round'
  if (look.dash) ctx.setLineDash(look.dash)
  tracePart(ctx, line, progress)
  ctx.stroke()
  if (look.dash) ctx.setLineDash([])
}

function tracePart(ctx: Context, line: readonly Point[], progress: number): void {
  const sums = lengths(line)
  const end = sums[sums.length - 1] * clamp(progress)
  ctx.beginPath()
  ctx.moveTo(...line[0])
  for (let i = 1; i < line.length; i++) {
    if (sums[i] <= end) {
      ctx.lineTo(...line[i])
      continue
    }
    const share = (end - sums[i - 1]) / (sums[i] - sums[i - 1] || 1)
    ctx.lineTo(mix(line[i - 1][0], line[i][0], share), mix(line[i - 1][1], line[i][1], share))
    return
  }
}

/** The place and direction (radians) on a polyline, `progress` 0…1 of its length. */
export function alongLine(line: readonly Point[], progress: number): { x: number; y: number; angle: number } {
  const sums = lengths(line)
  const end = sums[sums.length - 1] * clamp(progress)
  const i = Math.max(
    1,
    sums.findIndex((sum, k) => k > 0 && sum >= end),
  )
  const [from, to] = [line[i - 1], line[i]]
  const share = (end - sums[i - 1]) / (sums[i] - sums[i - 1] || 1)
  return {
    x: mix(from[0], to[0], share),
    y: mix(from[1], to[1], share),
    angle: Math.atan2(to[1] - from[1], to[0] - from[0]),
  }
}

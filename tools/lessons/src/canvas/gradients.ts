import type { Context } from './context.ts'

/** A colour, spread evenly between its neighbours, or a colour at a place 0…1. */
export type Stop = string | readonly [at: number, colour: string]

type Gradient = ReturnType<Context['createLinearGradient']>

function withStops(gradient: Gradient, stops: readonly Stop[]): Gradient {
  for (const [i, stop] of stops.entries())
    if (typeof stop === 'string') gradient.addColorStop(i / (stops.length - 1), stop)
    else gradient.addColorStop(stop[0], stop[1])
  return gradient
}

/** From one point to another. */
export const linearGradient = (
  ctx: Context,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  ...stops: Stop[]
): Gradient => withStops(ctx.createLinearGradient(x0, y0, x1, y1), stops)

/** Round a point, between two radii. */
export const radialGradient = (
  ctx: Context,
  [x, y, from, to]: readonly [number, number, number, number],
  ...stops: Stop[]
): Gradient => withStops(ctx.createRadialGradient(x, y, from, x, y, to), stops)

import type { Rgb } from '@pryad/tools-hair/colour.ts'
import {
  list,
  number,
  object,
  optional,
  type Parsed,
  type Parser,
  pair,
  withDefault,
  word,
} from '@pryad/tools-hair/json-parser.ts'
import type { StrandColour } from '@pryad/tools-hair/lock.ts'
import { clamp, mix, smooth } from '@pryad/tools-hair/numbers.ts'
import { shade } from './shades.ts'

/** A streak gives `share` of the clumps or strands another shade, optionally only `from` a point of their length. */
const streak = object({ shade, share: number, by: word('clump', 'strand'), from: withDefault(number, -1) })

const blend = object({
  /** One shade from root to tip… */
  shade: optional(shade),
  /** …or shades at points of the length, 0 root … 1 tip. */
  stops: optional(list(pair(number, shade))),
  /** How far strands disagree about where a stop is. */
  stagger: withDefault(number, 0.12),
  streaks: withDefault(list(streak), []),
})

type Stop = [at: number, colour: Rgb]
type Streak = Parsed<typeof streak>

/** Share of the length over which a streak comes in. */
const STREAK_FADE = 0.5

const mixColours = (from: Rgb, to: Rgb, amount: number): Rgb => [
  mix(from[0], to[0], amount),
  mix(from[1], to[1], amount),
  mix(from[2], to[2], amount),
]

/** A shade id, or an object with stops and streaks → the colour of any point of any strand. */
export const hairColour: Parser<StrandColour> = (value, place) => {
  if (typeof value === 'string') return toStrandColour([[0, shade(value, place)]], 0.12, [])
  const { shade: only, stops, stagger, streaks } = blend(value, place)
  if (stops) return toStrandColour(stops, stagger, streaks)
  if (only) return toStrandColour([[0, only]], stagger, streaks)
  throw new Error(`${place}: expected shade or stops`)
}

function colourAt(stops: readonly Stop[], t: number): Rgb {
  const next = stops.findIndex(([at]) => t <= at)
  if (next === 0) return stops[0][1]
  if (next < 0) return stops[stops.length - 1][1]
  const [[from, colour], [to, nextColour]] = [stops[next - 1], stops[next]]
  return mixColours(colour, nextColour, smooth(from, to, t))
}

function toStrandColour(stops: readonly Stop[], stagger: number, streaks: readonly Streak[]): StrandColour {
  return (t, lots) => {
    const edge = lots.edge - 0.5
    let taken = 0
    for (const { shade: colour, share, by, from } of streaks) {
      const lot = by === 'clump' ? lots.clump : lots.strand
      taken += share
      if (lot >= taken || lot < taken - share) continue
      return mixColours(colourAt(stops, t), colour, smooth(from, from + STREAK_FADE, t + edge * 0.2))
    }
    return colourAt(stops, clamp(t + edge * stagger + (lots.clump - 0.5) * stagger))
  }
}

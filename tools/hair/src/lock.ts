import { createClump } from './clump.ts'
import type { Rgb } from './colour.ts'
import { buildFrame, type LockFrame, offsetFrom, placeOn } from './lock-frame.ts'
import { DEFAULT_STYLE, type LockStyle } from './lock-style.ts'
import { mix, smooth, TURN } from './numbers.ts'
import type { Rng } from './rng.ts'
import type { Path, Profile } from './spline.ts'
import { createStrand, type Strand, type StrandLots } from './strand.ts'
import type { StrandSet } from './strand-set.ts'

/** Colour of a strand at t (0 root … 1 tip), linear light. */
export type StrandColour = (t: number, lots: StrandLots) => Rgb

/** A lock: a guide curve, a cross-section along it, and strands. */
export type Lock = {
  path: Path
  /** Half width and half thickness, units. */
  width: Profile
  thickness: Profile
  /** Number of strands. */
  strands: number
  colour: StrandColour
  style: Partial<LockStyle>
}

/** Adds one lock of hair to the set. */
export function addLock(set: StrandSet, lock: Lock, rng: Rng): void {
  const style = { ...DEFAULT_STYLE, ...lock.style }
  const frame = buildFrame(lock, style.segments)
  const waveScale = frame.length / 1000
  const clumpCount = style.clumps ?? Math.max(4, Math.round(lock.strands / 40))
  const clumps = Array.from({ length: clumpCount }, () => createClump(rng, waveScale, style.variation))
  for (let i = 0; i < lock.strands; i++)
    addStrand(set, frame, createStrand(rng, clumps, style, waveScale), style, lock.colour)
}

/** Vertices of neighbouring strands stay aligned — ends are cut, not rescaled — which keeps the depth order stable. */
function addStrand(
  set: StrandSet,
  frame: LockFrame,
  strand: Strand,
  style: LockStyle,
  colourOf: StrandColour,
): void {
  const last = style.segments - 1
  const first = Math.floor(strand.start * last)
  const final = Math.min(last, Math.max(first + 4, Math.ceil(strand.end * last)))
  set.beginStrand()
  for (let i = first; i <= final; i++) {
    const t = i === final ? Math.max(strand.end, (i - 0.9) / last) : i / last
    const place = placeOn(frame, t)
    const [u, v] = positionInSection(strand, style, t)
    const width = mix(frame.widths[place.index], frame.widths[place.index + 1], place.share)
    const thickness = mix(frame.thicknesses[place.index], frame.thicknesses[place.index + 1], place.share)
    const [frizzAcross, frizzDeep] = frizzAt(strand, style, t)
    const [x, y, z] = offsetFrom(frame, place, u * width + frizzAcross, v * thickness + frizzDeep)
    const [red, green, blue] = colourOf(t, strand.lots)
    const { brightness, gloss, tilt } = strand
    set.push({
      x,
      y,
      z,
      red: red * brightness,
      green: green * brightness,
      blue: blue * brightness,
      radius: strand.radius * taperAt(strand, t),
      gloss,
      tilt,
    })
  }
}

/** Place in the unit disc of the cross-section: pulled to the clump, carried by the clump's waves. */
function positionInSection(strand: Strand, style: LockStyle, t: number): [number, number] {
  const { clump } = strand
  const angle = TURN * t
  const pull = strand.pull * mix(style.rootClumping, 1, smooth(0, 0.7, t))
  const wander = style.wander * mix(0.25, 1, smooth(0, 0.5, t))
  const wave = (phase: number, secondPhase: number) =>
    wander * (Math.sin(clump.slow * angle + phase) + 0.45 * Math.sin(clump.fast * angle + secondPhase))
  const [p0, p1, p2, p3] = clump.phases
  return [mix(strand.u, clump.u, pull) + wave(p0, p1), mix(strand.v, clump.v, pull) + wave(p2, p3)]
}

/** The strand's own small waves, units. A strand that flies away does so in depth as well. */
function frizzAt(strand: Strand, style: LockStyle, t: number): [number, number] {
  const angle = TURN * t
  const amount = mix(style.rootFrizz, 1, t) * strand.frizz
  const wave = (phase: number, secondPhase: number) =>
    Math.sin(strand.slow * angle + phase) + 0.5 * Math.sin(strand.fast * angle + secondPhase)
  const [p0, p1, p2, p3] = strand.phases
  return [amount * wave(p0, p1), amount * (strand.fliesAway ? 1 : 0.3) * wave(p2, p3)]
}

const taperAt = (strand: Strand, t: number): number => mix(0.35, 1, smooth(0, 0.1, 1 - t / strand.end))

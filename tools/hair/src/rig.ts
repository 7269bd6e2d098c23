import type { Vec3 } from './vector.ts'

/** A lamp far away. */
export type Light = {
  /** From the hair to the lamp; any length. */
  direction: Vec3
  power: number
  /** `#rrggbb` */
  colour: string
}

/** Lights and the look of the hair surface under them. */
export type Rig = {
  lights: readonly Light[]
  /** Light from everywhere. */
  ambient: number
  /** Width of the highlights, radians. */
  roughness: number
  /** Strength of the white highlight, reflected by the surface. */
  whiteGloss: number
  /** Strength of the coloured highlight, which has passed through the strand and back. */
  tintedGloss: number
  /** How strongly hair shades hair. */
  density: number
}

/** Main light from the upper left, a warm one from behind on the right, a weak cool one to fill. */
export const STUDIO: Rig = {
  lights: [
    { direction: [-0.38, -0.72, 0.62], power: 1.95, colour: '#FFF6EE' },
    { direction: [0.75, -0.35, -0.35], power: 1.4, colour: '#FFE3C8' },
    { direction: [0.6, 0.25, 0.75], power: 0.32, colour: '#E8ECFF' },
  ],
  ambient: 0.26,
  roughness: 0.095,
  whiteGloss: 0.26,
  tintedGloss: 0.85,
  density: 0.68,
}

import type { Lock } from '@pryad/tools-hair/lock.ts'
import type { Rig } from '@pryad/tools-hair/rig.ts'
import type { Rng } from '@pryad/tools-hair/rng.ts'
import type { Coat } from './coat.ts'

/** Where a lock belongs; goes into the data map of the material. */
export type LockPlace = {
  /** Place across the picture, 0…1; its meaning differs between materials. */
  across: number
  /** Part of the picture, 0…3. */
  zone: number
  /** Units. */
  length: number
}

/** Adds a lock to a material; its colour comes from the coat. */
export type PutLock = (lock: Omit<Lock, 'colour'>, place: LockPlace) => void

/**
 * Hair that a lesson is made of: one geometry, drawn once per coat, and once as a data map — red: distance from the
 * root, green: place across, blue: zone — by which a scene lets a colour travel along the hair.
 */
export type Material = {
  build: (rng: Rng, put: PutLock) => void
  /** Width of the picture, units; it is 1000 units high. */
  width: number
  /** Height of the picture, pixels. */
  pixelHeight: number
  seed: number
  rig: Rig
  coats: Record<string, Coat>
}

/** Longest distance from the root that a data map tells apart, units. */
export const MAP_LENGTH = 1300

/** Zones are spread over the byte of the map this far apart. */
export const ZONE_STEP = 255 / 4

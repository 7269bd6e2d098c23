import { PARTING_HEIGHT, PARTING_TOP, partingX } from '../../hair-materials/parting.ts'

/** Middle of the scene, pixels. */
export const MIDDLE_X = 850
/** Regrown hair, units of the material. */
export const REGROWTH = 135
/** Pixels per unit of the material. */
export const PIXELS_PER_UNIT = 0.72

/** The parting's x at a height, pixels. */
export const partingAt = (y: number): number => partingX(y / PIXELS_PER_UNIT) * PIXELS_PER_UNIT

/** The y of a place across, pixels. */
export const heightOf = (across: number): number => (PARTING_TOP + PARTING_HEIGHT * across) * PIXELS_PER_UNIT

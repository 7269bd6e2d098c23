import { curve } from '../../canvas/line.ts'
import { hairlineX, TEMPLE_HEIGHT, TEMPLE_TOP } from '../../hair-materials/temple.ts'

/** Pixels per unit of the material. */
const PIXELS_PER_UNIT = 0.72

/** The hairline's x at a height, pixels. */
export const hairlineAt = (y: number): number => hairlineX(y / PIXELS_PER_UNIT) * PIXELS_PER_UNIT

/** The y of a place across, pixels. */
export const heightOf = (across: number): number => (TEMPLE_TOP + TEMPLE_HEIGHT * across) * PIXELS_PER_UNIT

/** The line along which cream and cotton wool are laid. */
export const HAIRLINE = curve((u) => {
  const y = -20 + u * 760
  return [hairlineAt(y) + 30, y]
}, 60)

/** Sections of half a centimetre: where the first begins and how far apart they are, places across. */
export const SECTIONS = 6
export const FIRST_SECTION = 0.14
export const SECTION_GAP = 0.125

import { join } from 'node:path'
import { CACHE } from '../settings.ts'

/** Stands in for a coat: the data map of a material. */
export const MAP = 'map'

/** Path of a drawn material. */
export const hairFile = (material: string, coat: string): string => join(CACHE, `${material}-${coat}.png`)

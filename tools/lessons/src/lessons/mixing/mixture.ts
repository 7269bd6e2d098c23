import { mixHex } from '../../canvas/colour.ts'

export const CREAM = '#6A3446'
export const DEVELOPER = '#F8EEE2'
/** Both in one bowl. */
export const BOTH = [CREAM, DEVELOPER] as const
/** Both, stirred. */
export const MIXTURE = mixHex(CREAM, DEVELOPER, 0.34)

/** Middle of the scene, pixels. */
export const MIDDLE_X = 915

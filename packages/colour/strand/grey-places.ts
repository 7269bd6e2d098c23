import { lotDistance, lotSteps, lowestLot } from './layers.ts'

/** Where grey hair may be. */
export const greyPlaces = ['everywhere', 'temples', 'parting', 'patch'] as const

export type GreyPlace = (typeof greyPlaces)[number]

/** Which strands are grey: those whose lot is less than the limit for the byte of a layer. */
export type GreyLimits = { readonly layer: 'across' | 'position'; readonly limits: Float32Array }

/** The part of all hair that the temples have at both edges, and the parting at the top. */
const room = 0.4
/** The most of a place that is grey while the other hair is not: single dark hairs stay in it. */
const most = 0.85
/** How far a place fades into the hair beside it, as a part of all hair; a patch is small, and fades fast. */
const fading = 0.3
const patchFading = 0.06
/** Hair at the top edge of a scene, and the stretch of it that is seen, from root 0 to tip 1. */
const seenFrom = 0.1
const seen = 0.76

/** Grey of a share in per cent, more than 0: how much of the hair is grey at each byte of a layer. The mean over all hair is the share. */
export function greyLimits(greyShare: number, where: GreyPlace): GreyLimits {
  // A few grey hairs must not round to none.
  const shareAt = shares[where](Math.max(greyShare / 100, 1 / lotSteps))
  const isAtRoots = where === 'parting'
  const limits = Float32Array.from({ length: 256 }, (_, byte) => {
    const apart = isAtRoots ? (byte / 255 - seenFrom) / seen : 1 - Math.abs((2 * byte) / 255 - 1)
    return lowestLot + lotDistance * (shareAt(clamp(apart)) * lotSteps - 0.5)
  })
  return { layer: isAtRoots ? 'position' : 'across', limits }
}

/** The share of grey hair at a distance: 0 at the edges of the scene or at its top, 1 in its middle or at its foot. Distances are evenly spread. */
type ShareAt = (apart: number) => number

const shares: Record<GreyPlace, (share: number) => ShareAt> = {
  // Grey begins at the temples.
  everywhere: (share) => (apart) => share + (1 - 2 * apart) * 0.5 * Math.min(share, 1 - share),
  temples: (share) => inPlace(share, room, fading),
  parting: (share) => inPlace(share, room, fading),
  // In the middle, where before and after meet; as wide as its share.
  patch: (share) => {
    const shareAt = inPlace(share, share / most, patchFading)
    return (apart) => shareAt(1 - apart)
  },
}

/** As much of the grey as has room is in the first part of the hair, the rest in the other hair. */
function inPlace(share: number, part: number, fade: number): ShareAt {
  const near = Math.max(share, Math.min(most, (0.9 * share) / part))
  const far = part < 1 ? (share - near * part) / (1 - part) : share
  return (apart) => far + (near - far) * clamp((part - apart) / fade + 0.5)
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value))
}

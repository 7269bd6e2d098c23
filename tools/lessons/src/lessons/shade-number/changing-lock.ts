import type { Context } from '../../canvas/context.ts'
import { type Dress, front, type HairPicture, type Layer } from '../../hair/hair-picture.ts'
import { easeInOut, move, track } from '../../time.ts'

/** Coats the lock changes through. */
export const LOCK_COATS = ['l6', 'c64', 'c646', 'yellow', 'violet', 'cold']

const HEIGHT = 960
const WIDTH = HEIGHT * 0.3
/** The second example begins on another lock. */
const SWAP_AT = 34.1
/** A front of colour starts above the root and ends below the tip, units. */
const [ABOVE_ROOT, BELOW_TIP] = [-60, 1100]

const frontAt = (t: number, from: number, until: number) =>
  track(t, { [from]: ABOVE_ROOT, [until]: BELOW_TIP }, easeInOut)

const washedOver = (coat: string, edge: number, soft: number, strength = 1): Layer => ({
  coat,
  weight: (distance, across) => strength * front(distance, edge, soft, across) * (edge > -50 ? 1 : 0),
})

function dress(t: number): Dress {
  if (t < SWAP_AT) {
    const [copper, red] = [frontAt(t, 28.9, 30.4), frontAt(t, 31.1, 32.6)]
    return {
      key: `copper ${Math.trunc(copper)} ${Math.trunc(red)}`,
      base: 'l6',
      layers: [washedOver('c64', copper, 50), washedOver('c646', red, 50)],
    }
  }
  const [violet, cold] = [frontAt(t, 36.8, 38.6), frontAt(t, 39.2, 41)]
  return {
    key: `violet ${Math.trunc(violet)} ${Math.trunc(cold)}`,
    base: 'yellow',
    layers: [washedOver('violet', violet, 50, 0.9), washedOver('cold', cold, 60)],
  }
}

/** A lock that takes the colour of the number as it is read. */
export function drawChangingLock(ctx: Context, t: number, lock: HairPicture): void {
  if (t <= 25.8 || t >= 42.4) return
  lock.wear(dress(t))
  const hidden = (1 - move(t, 26, 0.8)) * 900 + move(t, 41.4, 0.7, easeInOut) * 900
  const swapped = t < SWAP_AT ? move(t, 33.5, 0.6, easeInOut) : 1 - move(t, SWAP_AT, 0.7)
  const y = -80 - hidden - swapped * 980
  lock.draw(ctx, 690 - WIDTH / 2, y, HEIGHT, { x: 18, y: 14, blur: 26 })
}

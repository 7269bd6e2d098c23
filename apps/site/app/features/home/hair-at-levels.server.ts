import { natural } from '@pryad/colour/colours/hair-colours.ts'
import { toHex } from '@pryad/colour/colours/oklab.ts'
import type { SiteRequest } from '#app/api/context.ts'

/** Hair as somebody sees their own at a glance, and the level that the shade finder takes it for. */
const levels = [
  { name: 'dark', level: 3 },
  { name: 'brown', level: 6 },
  { name: 'light', level: 9 },
] as const

/** A picture of hair at each level that the main page asks about. */
export function hairAtLevels(strandUrl: SiteRequest['strandUrl']) {
  return levels.map(({ name, level }) => ({
    name,
    level,
    picture: strandUrl({
      scene: 'lock',
      look: { pigmented: toHex(natural(level)), grey: null, greyShare: 0 },
    }),
  }))
}

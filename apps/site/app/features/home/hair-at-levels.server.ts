import type { SiteRequest } from '#app/api/context.ts'
import { levelColours } from '../products/level-colours.ts'
import { levels } from './LevelEntry/levels.ts'

/** A picture of hair at each level that the main page asks about. */
export function hairAtLevels(strandUrl: SiteRequest['strandUrl']) {
  return levels.map(({ name, level }) => ({
    name,
    level,
    picture: strandUrl({
      scene: 'lock',
      look: { pigmented: levelColours[level - 1] ?? '', grey: null, greyShare: 0 },
    }),
  }))
}

import {
  baseColour,
  greyHair,
  natural,
  type ToneDigit,
  underlying,
} from '@pryad/colour/colours/hair-colours.ts'
import { blend, type Lab, toHex } from '@pryad/colour/colours/oklab.ts'
import type { Direction } from '@pryad/colour/hair/finder-input.ts'
import type { StrandLook } from '@pryad/colour/strand/strand-look.ts'

/** The hair in the pictures: of the level in the middle. */
const usual = natural(6)
const toned = (tone: ToneDigit, level = 6) => baseColour({ kind: 'colored', level, tone })

/** What a wish leads to, or the hair before and after it. */
const colours: Record<Exclude<Direction, 'cover-grey' | 'blend-grey'>, Lab | readonly [Lab, Lab]> = {
  'darker-1': [usual, natural(5)],
  'darker-2': [usual, natural(4)],
  'lighter-1': [usual, natural(7)],
  'lighter-2': [usual, natural(8)],
  warmer: [usual, toned('3')],
  cooler: [usual, toned('1')],
  copper: toned('4'),
  red: toned('6'),
  golden: toned('3', 7),
  chocolate: toned('7', 5),
  blond: natural(9),
  'cool-blond': toned('1', 9),
  black: natural(1),
  'match-lengths': [natural(7), toned('6', 4)],
  refresh: [blend(toned('4'), natural(7), 0.7), toned('4')],
  'no-yellow': [blend(underlying(9), natural(9), 0.3), toned('2', 9)],
  'no-brass': [blend(underlying(7), natural(7), 0.3), natural(7)],
  'back-to-natural': [toned('6', 4), usual],
}

/** The picture of a wish: where it changes the hair that is there, that is seen at the roots of the lock. */
export function lookOfWish(wish: Direction): StrandLook {
  if (wish === 'cover-grey' || wish === 'blend-grey') return onGrey(wish)
  const shown = colours[wish]
  if ('L' in shown) return { pigmented: toHex(shown), grey: null, greyShare: 0 }
  const [before, after] = shown
  return {
    pigmented: toHex(after),
    grey: null,
    greyShare: 0,
    roots: { pigmented: toHex(before), grey: null },
  }
}

function onGrey(wish: 'cover-grey' | 'blend-grey'): StrandLook {
  const left = wish === 'cover-grey' ? 0 : 0.45
  return {
    pigmented: toHex(usual),
    grey: toHex(blend(usual, greyHair, left)),
    greyShare: 50,
    roots: { pigmented: toHex(usual), grey: toHex(greyHair) },
  }
}

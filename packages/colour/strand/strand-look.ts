import { type GreyPlace, greyPlaces } from './grey-places.ts'

/** The look of a drawn strand: colours as `#RRGGBB`, and the share of grey hair in per cent. */
export type StrandLook = {
  pigmented: string
  grey: string | null
  greyShare: number
  /** Everywhere where nothing else is said. */
  greyWhere?: GreyPlace | undefined
  /** Roots of another colour. */
  roots?: { pigmented: string; grey: string | null } | undefined
}

/** Scenes that light layers were made of: hair that fills a picture, roots above; a lock without background, roots on the left. */
export const sceneNames = ['curtain', 'lock'] as const

export type SceneName = (typeof sceneNames)[number]

const greyStep = 5

/** How a place is written behind the share of grey. */
const placeLetters: Record<GreyPlace, string> = { everywhere: '', temples: 't', parting: 'p', patch: 's' }

/** Writes a look as a part of an address: `73533b-d2cec6-50`, at the temples `73533b-d2cec6-50t`, with roots `73533b-0-50-412b1f-d2cec6`. */
export function writeLook({
  pigmented,
  grey,
  greyShare,
  greyWhere = 'everywhere',
  roots,
}: StrandLook): string {
  // A few grey hairs must not round to none.
  const share = greyShare > 0 ? Math.max(greyStep, Math.round(greyShare / greyStep) * greyStep) : 0
  const hasGrey = share > 0 && Boolean(grey ?? roots?.grey)
  const colour = (hex: string | null) => (hex === null || hex === '' ? '0' : hex.slice(1).toLowerCase())
  const white = (hex: string | null) => (hasGrey ? colour(hex) : '0')
  const own = [colour(pigmented), white(grey), hasGrey ? `${share}${placeLetters[greyWhere]}` : '0']
  return [...own, ...(roots ? [colour(roots.pigmented), white(roots.grey)] : [])].join('-')
}

const lookShape = /^([0-9a-f]{6})-([0-9a-f]{6}|0)-(\d{1,3})([tps]?)(?:-([0-9a-f]{6})-([0-9a-f]{6}|0))?$/

/** Reads a look written by `writeLook`; null for anything else. */
export function readLook(name: string): StrandLook | null {
  const [, pigmented, grey, share, letter, rootsPigmented, rootsGrey] = lookShape.exec(name) ?? []
  if (!pigmented || !grey || share === undefined) return null
  const white = (part: string) => (part === '0' ? null : `#${part}`)
  const look: StrandLook = {
    pigmented: `#${pigmented}`,
    grey: white(grey),
    greyShare: Number(share),
    greyWhere: greyPlaces.find((place) => placeLetters[place] === letter),
    ...(rootsPigmented && rootsGrey
      ? { roots: { pigmented: `#${rootsPigmented}`, grey: white(rootsGrey) } }
      : {}),
  }
  return look.greyShare <= 100 && writeLook(look) === name ? look : null
}

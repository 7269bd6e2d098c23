import type { SiteTexts } from '#app/texts/site-texts.ts'
import { type Family, families } from './shade-family.ts'

/** The part of a palette that an address asks for. */
export type PaletteFilter = { family?: Family; coversGrey: boolean; level?: number }

/** The share of grey hair from which on a shade covers grey, in percent. */
const wholeCoverage = 100

/** The value of `grey` in an address. */
const covers = 'covers'

/** Levels of hair, from black to the lightest blond. */
export const hairLevels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** Reads `?family=warm&grey=covers&level=6`; undefined when a value is none of ours. A parameter without a value asks for nothing. */
export function readPaletteFilter(search: URLSearchParams): PaletteFilter | undefined {
  const wanted = search.get('family') ?? ''
  const grey = search.get('grey') ?? ''
  const family = families.find((known) => known === wanted)
  const asked = search.get('level') ?? ''
  const level = hairLevels.find((known) => String(known) === asked)
  if ((wanted && !family) || (grey && grey !== covers) || (asked && !level)) return undefined
  return { ...(family && { family }), coversGrey: grey === covers, ...(level && { level }) }
}

/** `levels`: of the hair that the shade is meant for. */
type Filtered = { family: Family; greyCoverage: number; levels: { min: number; max: number } }

/** The shades that a filter lets through. */
export function filterShades<Shade extends Filtered>(
  shades: Shade[],
  { family: wanted, coversGrey, level }: PaletteFilter,
): Shade[] {
  return shades.filter(
    ({ family, greyCoverage, levels: { min, max } }) =>
      (!wanted || family === wanted) &&
      (!coversGrey || greyCoverage >= wholeCoverage) &&
      (!level || (min <= level && level <= max)),
  )
}

/** The first of the shades whose own level is nearest to a wanted one; the first of all without a wanted one. */
export function nearestToLevel<Shade extends { details: { level: { step: number } | null } }>(
  shades: Shade[],
  wanted: number | undefined,
): Shade | undefined {
  if (!wanted) return shades[0]
  const steps = ({ details: { level } }: Shade) => Math.abs((level?.step ?? 0) - wanted)
  const least = Math.min(...shades.map(steps))
  return shades.find((shade) => steps(shade) === least)
}

/** The families of some shades, in their order. */
export function familiesOf(shades: { family: Family }[]): Family[] {
  return families.filter((family) => shades.some((shade) => shade.family === family))
}

/** Address of the filtered palette. */
function filterUrl({ family, coversGrey, level }: PaletteFilter): string {
  const search = new URLSearchParams({
    ...(family && { family }),
    ...(coversGrey && { grey: covers }),
    ...(level && { level: String(level) }),
  })
  return `/shades${search.size > 0 ? `?${search}` : ''}#products`
}

/** Links that filter the palette: by family, and by whether a shade covers grey. */
export function filterLinks(
  offered: Family[],
  filter: PaletteFilter,
  texts: SiteTexts['sections']['products'],
) {
  const { family: chosen, coversGrey, ...others } = filter
  return [
    { key: 'all', text: texts.allShades, url: filterUrl({ ...others, coversGrey }), isCurrent: !chosen },
    ...offered.map((family) => ({
      key: family as string,
      text: texts.families[family],
      url: filterUrl({ ...others, coversGrey, family }),
      isCurrent: family === chosen,
    })),
    // Pressed again it lets all shades through.
    {
      key: 'grey',
      text: texts.coversGrey,
      url: filterUrl({ ...filter, coversGrey: !coversGrey }),
      isCurrent: coversGrey,
    },
  ]
}

/** Links that leave the shades meant for hair of a level; first that of any level. */
export function levelLinks(filter: PaletteFilter) {
  const { level: chosen, ...others } = filter
  return [undefined, ...hairLevels].map((level) => ({
    level,
    url: filterUrl({ ...others, ...(level && { level }) }),
    isCurrent: level === chosen,
  }))
}

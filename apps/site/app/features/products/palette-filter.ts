import type { SiteTexts } from '#app/texts/site-texts.ts'
import { type Family, families } from './shade-family.ts'

/** What of a palette an address asks for. */
export type PaletteFilter = { family?: Family; coversGrey: boolean }

/** The share of grey hair from which on a shade covers grey, in percent. */
const wholeCoverage = 100

/** The value of `grey` in an address. */
const covers = 'covers'

/** Reads `?family=warm&grey=covers`; undefined when a value is none of ours. What somebody has cut an address down to asks for nothing. */
export function readPaletteFilter(search: URLSearchParams): PaletteFilter | undefined {
  const wanted = search.get('family') ?? ''
  const grey = search.get('grey') ?? ''
  const family = families.find((known) => known === wanted)
  if ((wanted && !family) || (grey && grey !== covers)) return undefined
  return { ...(family && { family }), coversGrey: grey === covers }
}

/** The same address with a filter. */
export function withPaletteFilter(address: string, { family, coversGrey }: PaletteFilter): string {
  const { pathname, searchParams } = new URL(address, 'http://site')
  if (family) searchParams.set('family', family)
  if (coversGrey) searchParams.set('grey', covers)
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}`
}

type Filtered = { family: Family; greyCoverage: number }

/** The shades that a filter lets through. */
export function filterShades<Shade extends Filtered>(shades: Shade[], filter: PaletteFilter): Shade[] {
  return shades.filter(
    ({ family, greyCoverage }) =>
      (!filter.family || family === filter.family) && (!filter.coversGrey || greyCoverage >= wholeCoverage),
  )
}

/** The families of some shades, in their order. */
export function familiesOf(shades: { family: Family }[]): Family[] {
  return families.filter((family) => shades.some((shade) => shade.family === family))
}

/** Links that filter the palette of the main page, or of a topic: by family, and by whether a shade covers grey. */
export function filterLinks(
  offered: Family[],
  { family: chosen, coversGrey }: PaletteFilter,
  tag: string | undefined,
  texts: SiteTexts['sections']['products'],
) {
  const urlOf = (family: Family | undefined, withGrey: boolean) => {
    const search = new URLSearchParams({
      ...(tag ? { tag } : {}),
      ...(family ? { family } : {}),
      ...(withGrey ? { grey: covers } : {}),
    })
    return `/${search.size > 0 ? `?${search}` : ''}#products`
  }
  return [
    { key: 'all', text: texts.allShades, url: urlOf(undefined, coversGrey), isCurrent: !chosen },
    ...offered.map((family) => ({
      key: family as string,
      text: texts.families[family],
      url: urlOf(family, coversGrey),
      isCurrent: family === chosen,
    })),
    // Pressed again it lets all shades through.
    { key: 'grey', text: texts.coversGrey, url: urlOf(chosen, !coversGrey), isCurrent: coversGrey },
  ]
}

import { toLinkHeading } from '../link-types.ts'
import { type ProductFieldName, productFields } from '../product-fields.ts'
import { shorten } from '../read-value.ts'
import type { Link } from './columns.ts'
import type { FeedLink, FeedRow } from './feed.ts'

/**
 * Rows of one barcode as one, or the heading under which they say different things. `decisive` are the columns in which the offers of a
 * shop have to agree: it lists a product once a city, each time with another address, and then the address that the product has already
 * stays, else the first is taken. Rows of a table have to agree in all, links too.
 */
export function mergeRows(
  rows: FeedRow[],
  present: Link[],
  decisive?: ReadonlySet<ProductFieldName>,
): { row: FeedRow; note: string } | { differs: string } {
  const [first = { place: '', cells: new Map(), fallback: new Map(), links: [] }, ...others] = rows
  const cells = new Map(first.cells)
  for (const [name, text] of others.flatMap((row) => [...row.cells])) {
    const taken = cells.get(name) ?? text
    const isSame = name === 'ean' || withPlainSpaces(taken) === withPlainSpaces(text)
    if (!isSame && (decisive?.has(name) ?? true)) return { differs: productFields[name].label }
    cells.set(name, taken)
  }
  const links: FeedLink[] = []
  const notes = [`то же ещё раз: ${listPlaces(others)}`]
  for (const [heading, given] of Map.groupBy(
    rows.flatMap((row) => row.links),
    ({ type, shop }) => toLinkHeading(type, shop),
  )) {
    const choices = [...new Set(given.map(({ hrefs }) => hrefs.join('\n')))]
    if (choices.length > 1 && !decisive) return { differs: heading }
    const now = present.filter(
      ({ type, shop }) => toLinkHeading(type, shop).toLowerCase() === heading.toLowerCase(),
    )
    const kept = given.find(({ hrefs }) => hrefs.join('\n') === now.map(({ href }) => href).join('\n'))
    const [link] = kept ? [kept] : given
    if (link) links.push(link)
    if (choices.length > 1) {
      notes.push(
        `${heading}: адреса разные (${choices.length}), ${kept ? 'остаётся нынешний' : 'берём первый'} — ${shorten(link?.hrefs.join(' ') ?? '')}`,
      )
    }
  }
  return { row: { ...first, cells, links }, note: notes.join('. ') }
}

const mostPlaces = 10

/** Where rows stand in the file; of many, the first ones and how many more there are. */
export function listPlaces(rows: FeedRow[]): string {
  const places = rows
    .slice(0, mostPlaces)
    .map(({ place }) => place)
    .join('; ')
  return rows.length > mostPlaces ? `${places} и ещё ${rows.length - mostPlaces}` : places
}

/** A text with one kind of spaces and line breaks: a table knows no others. */
export function withPlainSpaces(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}

import { type ProductFieldName, productFieldNames } from '../product-fields.ts'
import type { Feed } from './feed-row.ts'

/** The columns of a file that have values, without the barcode, which identifies products. */
export function columnsOf({ rows }: Feed): ProductFieldName[] {
  return productFieldNames.filter((name) => name !== 'ean' && rows.some(({ cells }) => cells.get(name)))
}

/**
 * The columns of a file that may change known products; links to shops always may. `asked` are their names, separated by commas. By
 * default a table changes all its columns, and a shop's feed none: its names and descriptions are the shop's own advertising, while those
 * of the site are the brand's.
 */
export function changeableColumns(feed: Feed, asked: string | null): ReadonlySet<ProductFieldName> {
  const present = columnsOf(feed)
  if (asked === null) return new Set(feed.kind === 'table' ? present : [])
  const names = new Set(asked.split(','))
  return new Set(present.filter((name) => names.has(name)))
}

import { APIError } from 'payload'
import type { LinkType } from '../link-types.ts'
import { type ProductFieldName, productFieldNames } from '../product-fields.ts'

/** A link as a file gives it: all addresses of one kind in one shop. */
export type FeedLink = { type: LinkType; shop: string; hrefs: string[] }

/** A product as it stands in a file, not judged yet. */
export type FeedRow = {
  /** Where in the file it stands, in the editor's words. */
  place: string
  /** Written texts, by column; empty cells are left out. */
  cells: Map<ProductFieldName, string>
  /** Values for a new product whose own cell is empty. */
  fallback: Map<ProductFieldName, string>
  links: FeedLink[]
  /** Why the row cannot be read, with what helps; its cells only say which it is. */
  fault?: string
}

export type Feed = {
  /** A shop's own feed, or a table that somebody keeps for the brand. */
  kind: 'shopFeed' | 'table'
  rows: FeedRow[]
  /** Names of columns or elements that mean nothing to us, and texts around a feed. */
  ignored: string[]
}

/** The most products one file may hold. */
export const maxRows = 2000
/** The largest file, also once it is unpacked. */
export const maxFileMegabytes = 20

/** An import that is refused. The message tells the editor the fault and the remedy; Payload answers with it and the status. */
export class ImportError extends APIError {
  constructor(message: string, { status = 400, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, status, undefined, true)
    this.cause = cause
  }
}

export function tooLargeFile(): ImportError {
  return new ImportError(`Файл больше ${maxFileMegabytes} МБ. Разделите его на части.`, { status: 413 })
}

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

import type { LinkType } from '../link-types.ts'
import type { ProductFieldName } from '../product-fields.ts'

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
}

export type Feed = {
  /** A shop's own feed, or a table that somebody keeps for the brand. */
  kind: 'shopFeed' | 'table'
  rows: FeedRow[]
  /** Names of columns or elements that mean nothing to us. */
  ignored: string[]
}

/** The most products one file may hold. */
export const maxRows = 2000

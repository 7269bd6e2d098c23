import type { ColumnName } from './columns.ts'
import type { LinkType } from './link-types.ts'

/** A link as a file gives it: all addresses of one kind in one shop. */
export type FeedLink = { type: LinkType; shop: string; hrefs: string[] }

/** A product as it stands in a file, not judged yet. */
export type FeedRow = {
  /** Where in the file it stands, in the editor's words. */
  place: string
  /** What was written, by column; nothing is written in a column that is not here. */
  cells: Map<ColumnName, string>
  /** What a new product gets where its own cell says nothing. */
  fallback: Map<ColumnName, string>
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

import type { LinkType } from '../link-types.ts'
import type { ProductFieldName } from '../product-fields.ts'
import type { Values } from './columns.ts'

export type Link = { type: LinkType; shop: string; href: string }

export type Change = { label: string; before: string; after: string }

type Row = { place: string; ean: string; title: string }

export type NewProduct = Row & {
  kind: 'new'
  values: Values
  links: Link[]
  /** Headings of the fields it lacks to be published. */
  missing: string[]
  /** The product in the trash that comes back as this one: an undone import had added it. */
  trashedId?: number
}

export type ChangedProduct = Row & {
  kind: 'changed'
  id: number
  /** A published product stays published, a draft stays a draft. */
  isPublished: boolean
  changes: Change[]
  /** Its former state, and the columns that change: an import can be undone by them. */
  before: { values: Values; links: Link[] }
  changedColumns: ProductFieldName[]
  /** Its whole state afterwards. */
  values: Values
  links: Link[]
}

export type RejectedRow = Row & { kind: 'rejected'; reasons: string[] }

/** The outcome of one row of a file. */
export type Outcome = NewProduct | ChangedProduct | (Row & { kind: 'same' }) | RejectedRow

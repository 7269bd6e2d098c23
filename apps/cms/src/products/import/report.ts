import { toCsv } from '../../panel/csv.ts'
import { type ProductFieldName, productFields } from '../product-fields.ts'
import { columnsOf, type Feed } from './feed.ts'
import type { Plan } from './import-products.ts'
import type { Change } from './merge-links.ts'
import type { Outcome } from './plan-import.ts'

export type ReportRow = {
  kind: Outcome['kind']
  place: string
  ean: string
  title: string
  changes?: Change[]
  /** Whether the product is on the site, where its changes are seen at once. */
  isPublished?: boolean
  missing?: string[]
  reasons?: string[]
  /** How rows of the file with one barcode were made one. */
  note?: string
}

/** A plan as the panel shows it. */
export type ImportReport = {
  rows: ReportRow[]
  /** Names of columns or elements that mean nothing to us. */
  ignored: string[]
  /** The columns of the file, and whether each may change known products. */
  columns: { name: ProductFieldName; label: string; isChosen: boolean }[]
  fingerprint: string
  /** The rejected rows as a table, for the author of the file. */
  rejectedCsv: string
}

export function toReport(
  { outcomes, fingerprint }: Plan,
  feed: Feed,
  changeable: ReadonlySet<ProductFieldName>,
): ImportReport {
  const rows = outcomes.map(toRow)
  const rejected = rows.filter(({ reasons }) => reasons)
  const rejectedCsv = toCsv(
    ['Где', 'Штрихкод (EAN)', 'Название', 'Почему не принято'],
    rejected.map(({ place, ean, title, reasons = [] }) => [place, ean, title, reasons.join('; ')]),
  )
  return {
    rows,
    ignored: feed.ignored,
    columns: columnsOf(feed).map((name) => ({
      name,
      label: productFields[name].label,
      isChosen: changeable.has(name),
    })),
    fingerprint,
    rejectedCsv,
  }
}

/** An outcome without the values that are stored. */
function toRow(outcome: Outcome): ReportRow {
  const { kind, place, ean, title, note } = outcome
  return {
    ...{ kind, place, ean, title },
    ...(note && { note }),
    ...(outcome.kind === 'changed' && { changes: outcome.changes, isPublished: outcome.isPublished }),
    ...(outcome.kind === 'new' && { missing: outcome.missing }),
    ...(outcome.kind === 'rejected' && { reasons: outcome.reasons }),
  }
}

import { findEan, toGtinKey } from '../barcode.ts'
import { type ProductFieldName, productFieldNames, productFields } from '../product-fields.ts'
import { CellError, shorten, type Value } from '../read-value.ts'
import { findMissing, type Link, toCellText, type Values } from './columns.ts'
import type { Feed, FeedRow } from './feed.ts'
import type { Known, KnownProduct } from './known-products.ts'
import { type Change, findWrongLinks, mergeLinks } from './merge-links.ts'
import { listPlaces, mergeRows, withPlainSpaces } from './merge-rows.ts'

type Row = {
  place: string
  ean: string
  title: string
  /** How rows of the file with one barcode were made one. */
  note?: string
}

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

/**
 * Plans the outcome of each row, in the order of the file. Changes nothing. Of known products only `changeable` columns and links change;
 * new ones take all there is.
 */
export function planImport(
  { kind, rows }: Pick<Feed, 'kind' | 'rows'>,
  known: Known,
  changeable: ReadonlySet<ProductFieldName>,
): Outcome[] {
  const read = rows.map((row) => ({
    row,
    ...(row.fault ? { wrong: row.fault } : findEan(row.cells.get('ean') ?? '', known.products)),
  }))
  const groups = Map.groupBy(read, ({ ean }) => (ean ? toGtinKey(ean) : ''))
  const decisive = kind === 'shopFeed' ? new Set<ProductFieldName>(['title', ...changeable]) : undefined
  const merges = new Map(
    [...groups].map(([key, same]) => {
      const links = known.products.get(key)?.links ?? []
      const rows = same.map(({ row }) => row)
      return [key, { rows, merged: key !== '' && rows.length > 1 && mergeRows(rows, links, decisive) }]
    }),
  )
  return read.flatMap(({ row, ean, wrong }): Outcome[] => {
    const title = shorten(row.cells.get('title') ?? '')
    const common = { place: row.place, ean: ean ?? shorten(row.cells.get('ean') ?? ''), title }
    if (!ean) return [{ kind: 'rejected', ...common, reasons: [wrong ?? 'нет штрихкода'] }]
    const { rows: same = [], merged } = merges.get(toGtinKey(ean)) ?? {}
    if (!merged) return [judge(row, { ...common, ean }, known, changeable)]
    if ('differs' in merged) {
      const reason = `штрихкод повторяется (${listPlaces(same)}), а «${merged.differs}» разное: оставьте одно или исправьте штрихкод`
      return [{ kind: 'rejected', ...common, reasons: [reason] }]
    }
    return row === same[0]
      ? [judge(merged.row, { ...common, ean, note: merged.note }, known, changeable)]
      : []
  })
}

function judge(row: FeedRow, common: Row, known: Known, changeable: ReadonlySet<ProductFieldName>): Outcome {
  const found = known.products.get(toGtinKey(common.ean))
  const product = found?.isUndone ? undefined : found
  // A known product goes by its title on the site, unless the import may change it.
  const title =
    product && !changeable.has('title')
      ? String(product.values.title ?? '')
      : common.title || String(product?.values.title ?? '')
  const cells = product
    ? new Map([...row.cells].filter(([name]) => changeable.has(name)))
    : new Map([...row.fallback, ...row.cells])
  const { values: given, reasons } = readCells(cells, known)
  given.ean = product?.ean ?? common.ean
  const changes = product ? findChanges(product, given) : []
  const changed = Object.fromEntries(changes.map(({ name }) => [name, given[name]]))
  const values: Values = product ? { ...product.values, ...changed } : given
  const { links, changes: linkChanges } = mergeLinks(product?.links ?? [], row.links)
  const rejected = [
    ...(product?.obstacle ? [product.obstacle] : []),
    ...(values.title || cells.get('title') ? [] : ['нет названия']),
    ...reasons,
    ...findWrongRange(values),
    ...findWrongLinks(row.links),
  ]
  if (rejected.length > 0) return { kind: 'rejected', ...common, title, reasons: rejected }
  if (!product) {
    const again = found && { trashedId: found.id }
    return { kind: 'new', ...common, ...again, title, values, links, missing: findMissing(values) }
  }
  const allChanges = [...changes.map(({ change }) => change), ...linkChanges]
  if (allChanges.length === 0) return { kind: 'same', ...common, title }
  return {
    kind: 'changed',
    ...common,
    title,
    id: product.id,
    isPublished: product.isPublished,
    changes: allChanges,
    before: { values: product.values, links: product.links },
    changedColumns: changes.map(({ name }) => name),
    values,
    links,
  }
}

function readCells(
  cells: Map<ProductFieldName, string>,
  known: Known,
): { values: Values; reasons: string[] } {
  const values: Values = {}
  const reasons: string[] = []
  for (const [name, text] of cells) {
    if (name === 'ean' || !text) continue
    const { label, read } = productFields[name]
    try {
      const value = read(text)
      values[name] = name === 'tags' ? requireTags(value, known) : value
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      reasons.push(`${label}: ${error.message}`)
    }
  }
  return { values, reasons }
}

function requireTags(value: Value, { tagNames }: Known): string[] {
  const names = Array.isArray(value) ? value : [String(value)]
  return names.map((name) => {
    const found = tagNames.get(name.toLowerCase())
    if (!found) throw new CellError(`темы «${shorten(name)}» нет: заведите её или исправьте название`)
    return found
  })
}

function findWrongRange(values: Values): string[] {
  const [min, max] = [values['baseRange.min'], values['baseRange.max']]
  return min !== undefined && max !== undefined && Number(min) > Number(max)
    ? [
        `${productFields['baseRange.min'].label}: ${min} больше, чем «${productFields['baseRange.max'].label}» (${max})`,
      ]
    : []
}

/**
 * Values of the file that differ. A value that the panel stored is first read as the cell of the file was: `35-40` is `35–40`. Spaces that
 * do not break a line are the editor's care: a table knows nothing of them.
 */
function findChanges(product: KnownProduct, given: Values): { name: ProductFieldName; change: Change }[] {
  return productFieldNames
    .filter((name) => given[name] !== undefined)
    .map((name) => ({
      name,
      change: {
        label: productFields[name].label,
        before: toCellText(name, product.values[name]),
        after: toCellText(name, given[name]),
      },
    }))
    .filter(
      ({ name, change }) => withPlainSpaces(asRead(name, change.before)) !== withPlainSpaces(change.after),
    )
}

/** The text of a cell once it is read; as it is when it cannot be. */
function asRead(name: ProductFieldName, text: string): string {
  if (!text) return text
  try {
    return toCellText(name, productFields[name].read(text))
  } catch (error) {
    if (error instanceof CellError) return text
    throw error
  }
}

import { type ProductFieldName, productField, productFieldNames, productFields } from '../product-fields.ts'
import type { Value } from '../read-value.ts'

/** The known values of a product, by field. */
export type Values = Partial<Record<ProductFieldName, Value>>

const byHeading = new Map<string, ProductFieldName>()
for (const name of productFieldNames) {
  const { label, aliases = [] } = productField(name)
  for (const heading of [name, label, ...aliases]) byHeading.set(toKey(heading), name)
}

/** The field that a heading means, in a table of ours or of somebody else. */
export function findColumn(heading: string): ProductFieldName | undefined {
  return byHeading.get(toKey(heading))
}

/** Writes a value into a cell, so that reading the cell gives the same value. */
export function toCellText(name: ProductFieldName, value: Value | undefined): string {
  const { join = ', ', labels = {} } = productField(name)
  // An object answers to names that nobody gave it, such as `constructor`.
  const toText = (part: string) => (Object.hasOwn(labels, part) ? (labels[part] ?? part) : part)
  return Array.isArray(value) ? value.map(toText).join(join) : toText(String(value ?? ''))
}

/** Labels of the fields that a product lacks to be published. */
export function findMissing(values: Values): string[] {
  return productFieldNames
    .filter((name) => {
      const value = values[name]
      const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
      return isEmpty && productField(name).required
    })
    .map((name) => productFields[name].label)
}

function toKey(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}%.]+/gu, ' ')
    .trim()
}

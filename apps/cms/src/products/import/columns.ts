import type { RequiredDataFromCollectionSlug } from 'payload'
import type { Product } from '../../payload-types.ts'
import type { LinkType } from '../link-types.ts'
import { type ProductFieldName, productField, productFieldNames, productFields } from '../product-fields.ts'
import type { Value } from '../read-value.ts'

export type Link = { type: LinkType; shop: string; href: string }

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
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}%.]+/gu, ' ')
    .trim()
}

/** The values of a product's columns. */
export function toValues(product: Product, tagNames: Map<number, string>): Values {
  const values: Values = {}
  for (const name of productFieldNames) {
    const value =
      name === 'tags'
        ? (product.tags ?? []).map((tag) => tagNames.get(typeof tag === 'number' ? tag : tag.id) ?? '')
        : valueAt(product, name)
    if (isValue(value)) values[name] = value
  }
  return values
}

function valueAt(document: object, path: string): unknown {
  return path.split('.').reduce<unknown>((node, key) => {
    return typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined
  }, document)
}

function isValue(value: unknown): value is Value {
  return typeof value === 'string' || typeof value === 'number' || Array.isArray(value)
}

/** A product that may lack something. */
export type ProductData = Partial<RequiredDataFromCollectionSlug<'products'>>

/** A product as Payload stores it. `tags` are the ids of tags by name. */
export function toProductData(values: Values, links: Link[], tags: ReadonlyMap<string, number>): ProductData {
  const data: ProductData = { links }
  for (const name of productFieldNames) {
    const value = values[name]
    setField(data, name, name === 'tags' && Array.isArray(value) ? toIds(value, tags) : value)
  }
  return data
}

/** Sets a field by its path; fields of a group stand one level deeper. Payload checks the value when the product is stored. */
function setField(data: ProductData, name: ProductFieldName, value: unknown): void {
  const [key = '', inner] = name.split('.')
  if (inner === undefined) {
    Reflect.set(data, key, value)
    return
  }
  const group: unknown = Reflect.get(data, key)
  Reflect.set(data, key, { ...(typeof group === 'object' ? group : null), [inner]: value })
}

/** Sets fields without a value to null: an update leaves fields that it does not name as they are. */
export function withEmpty(data: ProductData, names: ProductFieldName[]): ProductData {
  for (const name of names) setField(data, name, null)
  return data
}

function toIds(names: string[], tags: ReadonlyMap<string, number>): number[] {
  return names.flatMap((name) => tags.get(name) ?? [])
}

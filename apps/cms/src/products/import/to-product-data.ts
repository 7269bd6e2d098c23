import type { RequiredDataFromCollectionSlug } from 'payload'
import { type ProductFieldName, productFieldNames } from '../product-fields.ts'
import type { Values } from './columns.ts'
import type { Link } from './outcome.ts'

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

import { readFileSync } from 'node:fs'
import { type Fields, fieldsOf } from '../reading/fields.ts'
import { readShades } from '../shades/read-shades.ts'
import type { Shade } from '../shades/shade.ts'

/** A JSON file of the first content, or of this folder. */
export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
}

/** The list in a field of a JSON file, or the file's own list. */
export function readList(path: string, field?: string): unknown[] {
  const content = readJson(path)
  const list: unknown = field ? fieldsOf(content, path).value(field) : content
  if (!Array.isArray(list)) throw new Error(`${path} has no list`)
  return list
}

/** Products and facts as `content` has them. */
export const products = readList('../../../content/products.json')
export const facts = readList('../../../content/shade-facts.json', 'shades')

/** The palette of the first content. */
export const palette: readonly Shade[] = readShades(products, facts)

/** The texts of the finder. */
export const texts: Fields = fieldsOf(readJson('../../../content/finder-texts.json'), 'finder-texts.json')

/** A shade of the palette by its number. */
export function shadeOf(number: string): Shade {
  const found = palette.find((shade) => shade.shadeNumber === number)
  if (!found) throw new Error(`The palette has no ${number}`)
  return found
}

import { isRichText } from '../rich-text/references.ts'
import { typeset } from './typeset.ts'
import { typesetRichText } from './typeset-rich-text.ts'

/** A document with the texts at these paths typeset. `*` stands for every key of a group and every row of an array. */
export function typesetPaths<Document extends object>(
  document: Document,
  paths: readonly string[],
): Document {
  const made = { ...document }
  for (const path of paths) {
    const [name = '', ...rest] = path.split('.')
    if (name in made) Reflect.set(made, name, typesetAt(Reflect.get(made, name), rest))
  }
  return made
}

function typesetAt(value: unknown, path: string[]): unknown {
  const [name, ...rest] = path
  if (name === undefined) return typesetValue(value)
  if (Array.isArray(value) && name === '*') return value.map((row: unknown) => typesetAt(row, rest))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    name === '*' || name === key ? typesetAt(inner, rest) : inner,
  ])
  return Object.fromEntries(entries)
}

function typesetValue(value: unknown): unknown {
  if (typeof value === 'string') return typeset(value)
  if (isRichText(value)) return typesetRichText(value)
  // A field of several texts.
  if (Array.isArray(value)) return value.map((one: unknown) => (typeof one === 'string' ? typeset(one) : one))
  return value
}

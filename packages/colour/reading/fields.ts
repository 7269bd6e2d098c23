/** Thrown for invalid data from outside. The message names the field. */
export class ReadError extends Error {}

/** An object from outside, whose fields are read one by one. Every method but `value` throws when the field is invalid. */
export type Fields = {
  readonly value: (field: string) => unknown
  readonly text: (field: string) => string
  readonly flag: (field: string) => boolean
  readonly number: (field: string, min: number, max: number) => number
  readonly oneOf: <Value extends string | number | null>(field: string, known: readonly Value[]) => Value
  readonly object: (field: string) => Fields
  readonly list: <Item>(field: string, read: (item: unknown, name: string) => Item) => Item[]
  readonly orNull: <Value>(field: string, read: (field: string) => Value) => Value | null
}

/**
 * Opens an object from outside.
 * @param name the object's name in messages.
 * @throws {ReadError} if it is no object.
 */
export function fieldsOf(object: unknown, name: string): Fields {
  if (typeof object !== 'object' || object === null || Array.isArray(object)) {
    throw new ReadError(`${name} must be an object`)
  }
  const values = new Map<string, unknown>(Object.entries(object))

  const value = (field: string) => values.get(field)
  const fail = (field: string, must: string): never => {
    throw new ReadError(`${name}: ${field} must be ${must}, not ${JSON.stringify(value(field))}`)
  }
  return {
    value,
    text(field) {
      const found = value(field)
      return typeof found === 'string' && found ? found : fail(field, 'a text')
    },
    flag(field) {
      const found = value(field)
      return typeof found === 'boolean' ? found : fail(field, 'true or false')
    },
    number(field, min, max) {
      const found = value(field)
      const isInside = typeof found === 'number' && found >= min && found <= max
      return isInside ? found : fail(field, `a number from ${min} to ${max}`)
    },
    oneOf(field, known) {
      const found = known.find((one) => one === value(field))
      return found === undefined ? fail(field, `one of ${known.join(', ')}`) : found
    },
    object: (field) => fieldsOf(value(field), `${name}: ${field}`),
    list(field, read) {
      const found = value(field)
      if (!Array.isArray(found)) return fail(field, 'a list')
      return found.map((item, index) => read(item, `${name}: ${field}[${index}]`))
    },
    orNull: (field, read) => (value(field) === null ? null : read(field)),
  }
}

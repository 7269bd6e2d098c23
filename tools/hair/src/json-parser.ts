/** Turns a JSON value into T, or throws naming `place`, the way to the value in its file. */
export type Parser<T> = (value: unknown, place: string) => T

/** The type a parser gives. */
export type Parsed<P> = P extends Parser<infer T> ? T : never

const fail = (place: string, expected: string, value: unknown): never => {
  throw new Error(`${place}: expected ${expected}, found ${JSON.stringify(value) ?? 'nothing'}`)
}

export const number: Parser<number> = (value, place) =>
  typeof value === 'number' && Number.isFinite(value) ? value : fail(place, 'a number', value)

export const text: Parser<string> = (value, place) =>
  typeof value === 'string' ? value : fail(place, 'a text', value)

export const boolean: Parser<boolean> = (value, place) =>
  typeof value === 'boolean' ? value : fail(place, 'true or false', value)

/** One of a few words. */
export const word =
  <const W extends string>(...words: W[]): Parser<W> =>
  (value, place) =>
    words.find((known) => known === value) ?? fail(place, `one of ${words.join(', ')}`, value)

const asArray: Parser<unknown[]> = (value, place) =>
  Array.isArray(value) ? value : fail(place, 'a list', value)

/** A list of values of one kind. */
export const list =
  <T>(item: Parser<T>): Parser<T[]> =>
  (value, place) =>
    asArray(value, place).map((entry, i) => item(entry, `${place}[${i}]`))

/** Two values of fixed kinds. */
export const pair =
  <A, B>(first: Parser<A>, second: Parser<B>): Parser<[A, B]> =>
  (value, place) => {
    const entries = asArray(value, place)
    if (entries.length !== 2) fail(place, 'two values', value)
    return [first(entries[0], `${place}[0]`), second(entries[1], `${place}[1]`)]
  }

/** A point `[x, y, z]`. */
export const point: Parser<[number, number, number]> = (value, place) => {
  const numbers = list(number)(value, place)
  return numbers.length === 3 ? [numbers[0], numbers[1], numbers[2]] : fail(place, 'three numbers', value)
}

/** A value that may be left out. */
export const optional =
  <T>(parser: Parser<T>): Parser<T | undefined> =>
  (value, place) =>
    value === undefined ? undefined : parser(value, place)

/** A value that may be left out, then `otherwise` stands for it. */
export const withDefault =
  <T>(parser: Parser<T>, otherwise: T): Parser<T> =>
  (value, place) =>
    value === undefined ? otherwise : parser(value, place)

/** The fields of an object, before they are read. */
export const record: Parser<Record<string, unknown>> = (value, place) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : fail(place, 'an object', value)

/** An object whose values are of one kind. */
export const dictionary =
  <T>(item: Parser<T>): Parser<Record<string, T>> =>
  (value, place) =>
    Object.fromEntries(
      Object.entries(record(value, place)).map(([key, entry]) => [key, item(entry, `${place}.${key}`)]),
    )

type Shape = Record<string, Parser<unknown>>

type OptionalKeys<S extends Shape> = { [K in keyof S]: undefined extends Parsed<S[K]> ? K : never }[keyof S]

/** The object a shape describes: a field that was left out is absent, never `undefined`. */
export type ParsedShape<S extends Shape> = { [K in Exclude<keyof S, OptionalKeys<S>>]: Parsed<S[K]> } & {
  [K in OptionalKeys<S>]?: Exclude<Parsed<S[K]>, undefined>
}

/** An object with these fields and no others: a misspelt option must not pass as a missing one. */
export const object =
  <S extends Shape>(shape: S): Parser<ParsedShape<S>> =>
  (value, place) => {
    const fields = record(value, place)
    for (const key of Object.keys(fields))
      if (!Object.hasOwn(shape, key)) throw new Error(`${place}.${key}: unknown field`)
    const entries = Object.entries(shape).map(([key, parser]) => [
      key,
      parser(fields[key], `${place}.${key}`),
    ])
    return Object.fromEntries(entries.filter(([, parsed]) => parsed !== undefined))
  }

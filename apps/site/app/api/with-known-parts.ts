/**
 * The same data as `fresh`, in which every part that says the same as before is the object it was in `known`. Items of a list are
 * recognised by their `id`, wherever they stand now. Of data from JSON; `fresh` itself is changed.
 */
export function withKnownParts<Data>(fresh: Data, known: unknown): Data
export function withKnownParts(fresh: unknown, known: unknown): unknown {
  if (Array.isArray(fresh)) return Array.isArray(known) ? listWithKnownParts(fresh, known) : fresh
  if (!isObject(fresh) || !isObject(known)) return fresh
  let isSame = Object.keys(fresh).length === Object.keys(known).length
  for (const [name, value] of Object.entries(fresh)) {
    const part = withKnownParts(value, known[name])
    fresh[name] = part
    isSame &&= part === known[name]
  }
  return isSame ? known : fresh
}

function listWithKnownParts(fresh: unknown[], known: unknown[]): unknown[] {
  const byId = new Map(known.map((item) => [idOf(item), item]))
  let isSame = fresh.length === known.length
  for (const [index, value] of fresh.entries()) {
    const id = idOf(value)
    const part = withKnownParts(value, id === undefined ? known[index] : byId.get(id))
    fresh[index] = part
    isSame &&= part === known[index]
  }
  return isSame ? known : fresh
}

function idOf(item: unknown): unknown {
  return isObject(item) ? item.id : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

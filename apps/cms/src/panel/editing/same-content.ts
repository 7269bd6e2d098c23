/** A document as the REST interface gives and takes it. */
export type Doc = Record<string, unknown>

/** Fields that editors do not write: kept, counted or made by the system. */
const ofSystem = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  '_order',
  'generateSlug',
  'globalType',
])
/** Fields that the system makes out of the editors' text. */
const computed = new Set(['slug', 'readingMinutes', 'publishedAt'])

/** Whether a field is written by the system and not by editors. */
export function isOfSystem(name: string): boolean {
  return ofSystem.has(name)
}

/** A document without the fields that the system writes. */
export function withoutSystem(doc: Doc): Doc {
  return Object.fromEntries(Object.entries(doc).filter(([name]) => !isOfSystem(name)))
}

/** Whether the text of the one is in the other, whatever the system has noted in them. */
export function isSameContent(one: Doc, other: Doc): boolean {
  return Object.keys(one).every(
    (name) => isOfSystem(name) || computed.has(name) || isEqual(one[name] ?? null, other[name] ?? null),
  )
}

/** Whether two values of a field are the same; they are such as JSON knows. */
export function isEqual(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

import { isRecord } from '../../http/is-record.ts'

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
    (name) => isOfSystem(name) || computed.has(name) || isSame(one[name], other[name]),
  )
}

/** The order of names is the database's, and nothing, an empty text and an empty list are one and the same. */
function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other)
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]))
  if (!isRecord(one) || !isRecord(other)) return one === other
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(one[name], other[name]))
}

/** Whether a value says nothing. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isRecord(value) && Object.values(value).every(isEmpty)
}

/** Whether two values of a field are the same; they are such as JSON knows. */
export function isEqual(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

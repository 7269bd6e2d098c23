import type { FlattenedField } from 'payload'

/** Fields that the system writes into a document by itself. */
const ofSystem = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', '_order', 'generateSlug'])

type Blankable = Pick<FlattenedField, 'name'> & { defaultValue?: unknown }

/** Whether a document holds nothing but system fields and default values. */
export function isBlankDocument(doc: Record<string, unknown>, fields: Blankable[]): boolean {
  return fields.every(({ name, defaultValue }) => {
    const value = doc[name]
    return ofSystem.has(name) || isBlank(value) || (defaultValue !== undefined && value === defaultValue)
  })
}

/** Whether a value holds nothing that anybody has written or chosen. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return true
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && Object.values(value).every(isBlank)
}

import type { FlattenedField, SelectField } from 'payload'

type Data = Record<string, unknown>

/** Field types whose values the audit log includes. */
const plainTypes = new Set([
  'text',
  'textarea',
  'number',
  'email',
  'select',
  'radio',
  'checkbox',
  'date',
  'relationship',
  'upload',
])
/** Fields that the machinery keeps for itself: nobody has changed them. */
const ownNames = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'sessions'])
const maxValueLength = 60
const dateFormat = new Intl.DateTimeFormat('ru-RU', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Moscow',
})

type Options = {
  /** Paths whose values are personal data of visitors: only their names are told. */
  withheld: readonly string[]
}

/** A line for each field that differs: its name, and of plain fields the old value and the new one. */
export function describeChanges(
  fields: readonly FlattenedField[],
  before: Data,
  after: Data,
  { withheld }: Options,
): string {
  return linesOf(fields, before, after, '', withheld).join('\n')
}

function linesOf(
  fields: readonly FlattenedField[],
  before: Data,
  after: Data,
  prefix: string,
  withheld: readonly string[],
): string[] {
  return fields.flatMap((field) => {
    if (!('name' in field) || ownNames.has(field.name) || isHidden(field) || field.type === 'join') return []
    const path = prefix + field.name
    const [old, young] = [before[field.name], after[field.name]]
    const label = field.name === '_order' ? 'Порядок' : labelOf(field)
    const isWithheld = withheld.includes(path)
    if (field.type === 'group' || field.type === 'tab') {
      const inner = linesOf(field.flattenedFields, toData(old), toData(young), `${path}.`, withheld)
      if (isWithheld) return inner.length > 0 ? [label] : []
      return inner.map((line) => (label ? `${label} → ${line}` : line))
    }
    if (toComparable(old) === toComparable(young)) return []
    const isTold = plainTypes.has(field.type) && field.name !== '_order' && !isWithheld
    return [isTold ? `${label}: ${toText(field, old)} → ${toText(field, young)}` : label]
  })
}

function isHidden(field: FlattenedField): boolean {
  return 'hidden' in field && field.hidden === true
}

function labelOf(field: FlattenedField & { name: string }): string {
  if (!('label' in field) || field.label === false) return field.type === 'group' ? '' : field.name
  return typeof field.label === 'string' ? field.label : field.name
}

function toData(value: unknown): Data {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** A relation may hold the document or its id, and an empty value (an unticked box too) may be written in several ways. */
function toPlain(value: unknown): unknown {
  if (value === undefined || value === '' || value === false) return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(toPlain)
  if (typeof value === 'object' && value !== null && 'id' in value && 'createdAt' in value) return value.id
  return value
}

function toComparable(value: unknown): string {
  return JSON.stringify(toPlain(value))
}

/** The panel's label of a value of a field that offers some. */
function optionOf({ options }: Pick<SelectField, 'options'>): (value: unknown) => string {
  return (value) => {
    const option = options.find((one) => (typeof one === 'string' ? one : one.value) === value)
    return typeof option === 'object' && typeof option.label === 'string' ? option.label : String(value)
  }
}

function toText(field: FlattenedField, value: unknown): string {
  const plain = toPlain(value)
  if (field.type === 'checkbox') return plain ? 'да' : 'нет'
  if (plain === null) return 'пусто'
  if (field.type === 'date') return dateFormat.format(new Date(String(plain)))
  if (field.type === 'select' || field.type === 'radio')
    return `«${[plain].flat().map(optionOf(field)).join(', ')}»`
  const text = Array.isArray(plain) || typeof plain !== 'object' ? String(plain) : JSON.stringify(plain)
  const line = text.replace(/\s+/g, ' ')
  return `«${line.length > maxValueLength ? `${line.slice(0, maxValueLength)}…` : line}»`
}

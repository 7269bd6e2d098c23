import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { FlattenedField, Payload, PayloadRequest } from 'payload'
import { isRichText } from '../../content/rich-text/nodes.ts'

/** A document as Payload gives it, by the names of its fields. */
export type Document = Record<string, unknown>

type TableColumn = { heading: string; text: (document: Document) => string }

const ownHeadings: Record<string, string> = {
  id: 'Номер',
  createdAt: 'Создан',
  updatedAt: 'Изменён',
  deletedAt: 'В корзине с',
  _status: 'Состояние',
}
/** Payload's own words for these depend on the language of the reader. */
const states: Record<string, string> = { published: 'Опубликовано', draft: 'Черновик' }
/** Fields that only machines read. */
const skippedNames = new Set(['_order', 'generateSlug', 'sessions'])

/** Columns of a table with one row a document: a column for each field that the reader may see, groups taken apart. */
export async function tableColumns(req: PayloadRequest, fields: FlattenedField[]): Promise<TableColumn[]> {
  const columns = await columnsOf(req, fields, [], '')
  const id: TableColumn = { heading: 'Номер', text: ({ id }) => String(id ?? '') }
  return columns.some(({ heading }) => heading === id.heading) ? columns : [id, ...columns]
}

async function columnsOf(
  req: PayloadRequest,
  fields: FlattenedField[],
  path: string[],
  prefix: string,
): Promise<TableColumn[]> {
  const columns = await Promise.all(
    fields.map(async (field) => {
      if (skippedNames.has(field.name) || field.type === 'join' || !(await isShown(req, field))) return []
      const here = [...path, field.name]
      const heading = `${prefix}${ownHeadings[field.name] ?? labelOf(field)}`
      if (field.type === 'group' || field.type === 'tab') {
        return columnsOf(req, field.flattenedFields, here, `${heading} → `)
      }
      return [{ heading, text: textAt(req.payload, field, here) }]
    }),
  )
  return columns.flat()
}

function textAt(payload: Payload, field: FlattenedField, path: string[]): (document: Document) => string {
  if (field.name === '_status') return ({ _status }) => states[String(_status)] ?? ''
  return (document) => toCellText(payload, field, valueAt(document, path))
}

function valueAt(document: Document, path: string[]): unknown {
  return path.reduce<unknown>(
    (node, name) => (typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined),
    document,
  )
}

async function isShown(req: PayloadRequest, field: FlattenedField): Promise<boolean> {
  if ('hidden' in field && field.hidden) return false
  return !('access' in field) || !field.access?.read || Boolean(await field.access.read({ req }))
}

function labelOf(field: FlattenedField): string {
  return 'label' in field && typeof field.label === 'string' ? field.label : field.name
}

const dates = new Intl.DateTimeFormat('ru-RU', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Moscow',
})

/** A field's value in words; a value without words is JSON. */
function toCellText(payload: Payload, field: FlattenedField, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value) && !['array', 'blocks'].includes(field.type)) {
    return value.map((item) => toCellText(payload, field, item)).join(', ')
  }
  switch (field.type) {
    case 'checkbox':
      return value ? 'да' : 'нет'
    case 'date':
      return dates.format(new Date(String(value)))
    case 'select':
    case 'radio':
      return optionLabel(field.options, value)
    case 'relationship':
    case 'upload':
      return titleOf(payload, field.relationTo, value)
    case 'richText':
      return isRichText(value) ? convertLexicalToPlaintext({ data: value }) : ''
    default:
      return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
}

function optionLabel(options: (string | { value: string; label: unknown })[], value: unknown): string {
  const found = options.find((option) => typeof option !== 'string' && option.value === value)
  return typeof found === 'object' && typeof found.label === 'string' ? found.label : String(value)
}

/** A relation holds the document, its id when it is not to be seen, or both with the collection it is in. */
function titleOf(payload: Payload, relationTo: string | string[], value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(relationTo)) {
    if (!('relationTo' in value) || !('value' in value)) return JSON.stringify(value)
    return titleOf(payload, String(value.relationTo), value.value)
  }
  const { admin } = new Map(Object.entries(payload.collections)).get(relationTo)?.config ?? {}
  const title = Reflect.get(value, admin?.useAsTitle ?? 'id')
  return String(title ?? Reflect.get(value, 'id') ?? '')
}

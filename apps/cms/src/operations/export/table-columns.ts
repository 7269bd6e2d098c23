import type { FlattenedField, Payload, PayloadRequest } from 'payload'
import type { Document } from './documents.ts'
import { toCellText } from './to-cell-text.ts'

export type TableColumn = { heading: string; text: (document: Document) => string }

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

import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { FlattenedField, Payload } from 'payload'
import { isRichText } from '../../content/rich-text/nodes.ts'

const dates = new Intl.DateTimeFormat('ru-RU', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Moscow',
})

/** A field's value in words; a value without words is JSON. */
export function toCellText(payload: Payload, field: FlattenedField, value: unknown): string {
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

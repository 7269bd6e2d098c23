import type { ClientField } from 'payload'
import { isRecord } from '../../../http/is-record.ts'

/** The words of a value, as its editor reads them in the form. */
export function wordsOf(value: unknown, field: ClientField): string {
  if (value === null || value === undefined || value === '') return ''
  if (field.type === 'select' || field.type === 'radio') {
    const chosen = Array.isArray(value) ? value : [value]
    return chosen.map((option) => labelOf(option, field.options)).join(', ')
  }
  // Which documents they are only the server knows.
  if (field.type === 'relationship' || field.type === 'upload')
    return (Array.isArray(value) ? value : [value]).map((one) => `№\u00a0${idOf(one)}`).join(', ')
  if (field.type === 'date') return dateOf(value)
  if (field.type === 'array' && Array.isArray(value))
    return value.map((row) => partsOf(row, field.fields)).join('\n')
  if ('fields' in field) return partsOf(value, field.fields)
  if (field.type === 'richText' && isRecord(value)) return linesOf(value.root)
  if (typeof value === 'boolean') return value ? 'Да' : ''
  return typeof value === 'object' ? '' : String(value)
}

function partsOf(value: unknown, fields: ClientField[]): string {
  if (!isRecord(value)) return ''
  return fields
    .flatMap((field) => {
      if ('name' in field && typeof field.name === 'string') return [wordsOf(value[field.name], field)]
      return 'fields' in field ? [partsOf(value, field.fields)] : []
    })
    .filter(Boolean)
    .join('\n')
}

function labelOf(value: unknown, options: readonly unknown[]): string {
  const option = options.find((one) => isRecord(one) && one.value === value)
  return isRecord(option) && typeof option.label === 'string' ? option.label : String(value)
}

function idOf(value: unknown): string {
  if (!isRecord(value)) return String(value)
  return idOf(value.id ?? value.value ?? '')
}

function dateOf(value: unknown): string {
  const moment = new Date(String(value))
  return Number.isNaN(moment.getTime()) ? String(value) : moment.toLocaleDateString('ru-RU')
}

/** The lines of a piece of rich text: each paragraph, item and row of a table is one. */
function linesOf(node: unknown): string {
  if (!isRecord(node)) return ''
  if (typeof node.text === 'string') return node.text
  if (node.type === 'linebreak') return '\n'
  if (isRecord(node.fields) && !Array.isArray(node.children)) return wordsIn(node.fields)
  if (!Array.isArray(node.children)) return ''
  const between = node.type === 'tablerow' ? ' | ' : node.children.some(isInline) ? '' : '\n'
  return node.children
    .map(linesOf)
    .filter((line) => line !== '')
    .join(between)
}

function isInline(node: unknown): boolean {
  return isRecord(node) && (typeof node.text === 'string' || node.type === 'link' || node.type === 'autolink')
}

/** The words written in a block of a text: a heading, a text of its own. Its kind, its number and its references are no words. */
function wordsIn(fields: Record<string, unknown>): string {
  return Object.entries(fields)
    .filter(([name]) => !['id', 'blockType', 'kind'].includes(name))
    .map(([, value]) => (isRecord(value) ? linesOf(value.root) : typeof value === 'string' ? value : ''))
    .filter(Boolean)
    .join('\n')
}

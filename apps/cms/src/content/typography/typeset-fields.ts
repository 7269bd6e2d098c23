import type { Field } from 'payload'

/**
 * Paths of the fields that visitors read as sentences: texts and rich texts. Others stay as typed: those that machines fill, which nobody
 * may write, and lines with a rule of their own, such as addresses and barcodes. Where this is wrong the field says so itself, with
 * `custom: { typeset: … }`. `*` stands for every row of an array.
 */
export function wordPaths(fields: readonly Field[], prefix = ''): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        wordPaths(tab.fields, 'name' in tab ? `${prefix}${tab.name}.` : prefix),
      )
    if (isForMachines(field) || field.custom?.typeset === false) return []
    switch (field.type) {
      case 'row':
      case 'collapsible':
        return wordPaths(field.fields, prefix)
      case 'group':
        return wordPaths(field.fields, 'name' in field ? `${prefix}${field.name}.` : prefix)
      case 'array':
        return wordPaths(field.fields, `${prefix}${field.name}.*.`)
      case 'textarea':
      case 'richText':
        return [prefix + field.name]
      case 'text':
        return field.custom?.typeset === true || !(field.validate || field.unique)
          ? [prefix + field.name]
          : []
      default:
        return []
    }
  })
}

function isForMachines(field: Field): boolean {
  const { hidden, readOnly } = { hidden: false, readOnly: false, ...field.admin }
  return hidden === true || readOnly === true || ('hidden' in field && field.hidden === true)
}

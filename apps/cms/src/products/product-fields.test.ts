import { expect, test } from 'vitest'
import { collectionFields } from './collection-fields.ts'
import { findMissing, toCellText } from './import/columns.ts'
import { productField, productFieldNames } from './product-fields.ts'

/** Paths and labels of all fields of a collection, those of groups below the group's name. */
function listFields(
  fields: object[],
  path: string[] = [],
): Map<string, { label?: unknown; required?: unknown }> {
  const found = fields.flatMap((field): [string, object][] => {
    if ('tabs' in field && Array.isArray(field.tabs)) return [...listFields(field.tabs, path)]
    // Holds nothing: it shows something.
    if ('type' in field && field.type === 'ui') return []
    const isNamed = 'name' in field && typeof field.name === 'string'
    const here = isNamed ? [...path, String(field.name)] : path
    const inner = 'fields' in field && Array.isArray(field.fields) ? [...listFields(field.fields, here)] : []
    return isNamed ? [[here.join('.'), field], ...inner] : inner
  })
  return new Map(found)
}

test('the panel, the table of the export and the import know the same fields by the same names', () => {
  const inPanel = listFields(collectionFields)
  const missing = productFieldNames.filter((name) => !inPanel.has(name))
  expect(missing).toEqual([])
  for (const name of productFieldNames) {
    const { label, required } = productField(name)
    expect(inPanel.get(name)).toMatchObject(required ? { label, required } : { label })
  }
})

test('the only fields that a table does not hold are the picture, the links and the groups themselves', () => {
  const others = [...listFields(collectionFields).keys()].filter(
    (name) => !productFieldNames.some((known) => known === name),
  )
  expect(others.join(' ')).toBe('picture baseRange finder links links.shop links.type links.href')
})

test.each(productFieldNames)('the example of «%s» is read, and written again it reads the same', (name) => {
  const { example, read } = productField(name)
  // A field that few products have has no example.
  if (!example) return
  const value = read(example)
  expect(read(toCellText(name, value))).toEqual(value)
})

test('a product lacks what the panel requires', () => {
  const required = productFieldNames.map(productField).filter((field) => field.required)
  expect(findMissing({})).toEqual(required.map(({ label }) => label))
})

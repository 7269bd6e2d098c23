import type { Field, Plugin } from 'payload'

/** Where the storage keeps a file: names that only it understands. */
const storageFields = new Set(['prefix', '_objectKey'])

/** Takes the fields that the storage adds to files off the lists' columns and filters. Stands behind the storage's own plugin. */
export const hideStorageFields: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.upload ? { ...collection, fields: collection.fields.map(hidden) } : collection,
  ),
})

function hidden(field: Field): Field {
  if (field.type !== 'text' || !storageFields.has(field.name)) return field
  return {
    ...field,
    admin: { ...field.admin, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  }
}

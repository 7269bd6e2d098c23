import { type FlattenedField, type Plugin, QueryError } from 'payload'

const references = new Set(['relationship', 'upload', 'join'])
/** Names that a reference has of its own; the others are of the document it leads to. */
const partsOfReference = new Set(['id', 'value', 'relationTo'])

/**
 * Lets people sort documents by their own fields alone. Of the fields of another document Payload checks the right to read only when they
 * are searched: their order would tell hidden ones, such as the hash of a password.
 */
export const sortByOwnFields: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [
        ...(collection.hooks?.beforeOperation ?? []),
        ({ args, collection: { flattenedFields }, overrideAccess }) => {
          if (overrideAccess || !('sort' in args)) return
          for (const given of [args.sort ?? []].flat()) {
            const path = given.replace(/^-/, '').replaceAll('__', '.')
            if (isOfOtherDocument(path.split('.'), flattenedFields)) throw new QueryError([{ path }])
          }
        },
      ],
    },
  })),
})

function isOfOtherDocument([name, ...rest]: string[], fields: FlattenedField[]): boolean {
  const field = fields.find((one) => one.name === name)
  const [next] = rest
  if (!field || next === undefined) return false
  if (references.has(field.type)) return !partsOfReference.has(next)
  return 'flattenedFields' in field && isOfOtherDocument(rest, field.flattenedFields)
}

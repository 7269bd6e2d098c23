import type { CollectionBeforeChangeHook } from 'payload'

/** The very first account must be able to make the others. */
export const makeFirstUserAdmin: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation === 'create') {
    const { totalDocs } = await req.payload.count({ collection: 'users', req })
    if (totalDocs === 0) data.role = 'admin'
  }
  return data
}

import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'

const byId = z.object({ id: z.object({ in: z.array(z.unknown()) }) })
const namesDocuments = z.union([byId, z.object({ and: z.tuple([byId]) })])

/**
 * Finds a picture by its id also when it lies in the trash: documents go on showing it, on the site and in their forms, until it is deleted
 * for good. Lists to choose from do not offer it.
 */
export const showTrashedById: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'read') return args
  const isById = 'id' in args || ('where' in args && namesDocuments.safeParse(args.where).success)
  return isById ? { ...args, trash: true } : args
}

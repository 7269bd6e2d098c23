import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { describeRefusal } from './describe-uses.ts'
import { findPictureUses } from './find-uses.ts'

/** The query parameter by which an editor who has seen the list of uses confirms that the picture goes to the trash. */
export const evenInUse = 'evenInUse'

/** Refuses to put a picture that stands somewhere into the trash, unless it is said to be meant. From there the site goes on showing it. */
export const keepUsedFromTrash: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isTrashed = operation === 'update' && data.deletedAt && !originalDoc?.deletedAt
  if (isTrashed && req.query?.[evenInUse] !== 'true') await requireUnused(req, Number(originalDoc?.id), false)
  return data
}

/** Refuses to delete a picture for good as long as it stands somewhere: the place would be empty at once, and for ever. */
export const keepUsedForGood: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await requireUnused(req, Number(id), true)
}

async function requireUnused(req: PayloadRequest, picture: number, isForGood: boolean): Promise<void> {
  // Work of the system, and of scripts on the server, is its own.
  if (!req.user) return
  const uses = await findPictureUses(req, picture)
  if (uses.length > 0) throw new APIError(describeRefusal(uses, isForGood), 409, { uses }, true)
}

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

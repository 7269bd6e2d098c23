import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import type { User } from '../payload-types.ts'

/** Refuses to take the administrator's role or access from the last one who has both. */
export const keepAnAdmin: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, req }) => {
  if (originalDoc && isActiveAdmin(originalDoc) && !isActiveAdmin({ ...originalDoc, ...data })) {
    await requireAnotherAdmin(originalDoc.id, req)
  }
  return data
}

/** Refuses to delete the last administrator. */
export const keepAnAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  if (user && isActiveAdmin(user)) await requireAnotherAdmin(user.id, req)
}

function isActiveAdmin({ role, blocked }: Pick<User, 'role' | 'blocked'>): boolean {
  return role === 'admin' && !blocked
}

async function requireAnotherAdmin(id: number, req: PayloadRequest): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    req,
    where: {
      and: [{ role: { equals: 'admin' } }, { blocked: { not_equals: true } }, { id: { not_equals: id } }],
    },
  })
  if (totalDocs === 0) {
    throw new APIError(
      'Это последний администратор. Сначала назначьте администратором кого-нибудь ещё.',
      400,
      undefined,
      true,
    )
  }
}

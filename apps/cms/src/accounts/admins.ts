import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'

type Access = { role?: string | null; blocked?: boolean | null }

/**
 * Refuses to take the administrator's role, access or account from the last one who has them. `after` is undefined for an account that
 * is to be deleted. Nobody else may write accounts meanwhile.
 */
export async function keepAnAdmin(
  before: Access & { id: number },
  after: Access | undefined,
  req: PayloadRequest,
): Promise<void> {
  if (isActiveAdmin(before) && !(after && isActiveAdmin(after))) await requireAnotherAdmin(before.id, req)
}

function isActiveAdmin({ role, blocked }: Access): boolean {
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

/** The very first account must be able to make the others. */
export const makeFirstUserAdmin: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation === 'create') {
    const { totalDocs } = await req.payload.count({ collection: 'users', req })
    if (totalDocs === 0) data.role = 'admin'
  }
  return data
}

import type { CollectionBeforeOperationHook } from 'payload'
import { maxPasswordRequests, requireFewer } from './sign-in/requests-of-address.ts'

/** Refuses an address that has asked too often for new passwords by mail. */
export const throttlePasswordMail: CollectionBeforeOperationHook<'users'> = async ({ operation, req }) => {
  // The system's own calls come from no address.
  if (operation === 'forgotPassword' && req.payloadAPI !== 'local')
    await requireFewer(req, 'passwordAsked', maxPasswordRequests)
}

import { Forbidden, type GlobalBeforeOperationHook } from 'payload'
import { personOf } from './access-scope.ts'
import { seesDrafts } from './sees-drafts.ts'

/** Refuses visitors the draft of a global: Payload gives it to everybody who may read the published version. */
export const refuseDrafts: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  const isRefused =
    operation === 'read' &&
    args.draft &&
    !args.overrideAccess &&
    personOf(req) === 'visitor' &&
    !seesDrafts(req)
  if (isRefused) throw new Forbidden(req.t)
  return args
}

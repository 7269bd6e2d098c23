import type { CollectionBeforeOperationHook, Where } from 'payload'
import { personOf } from '../../access/access.ts'
import { fieldTable } from '../../access/access-table.ts'

const senderFields = ['asked.name', 'asked.email']

/** Fields of a question that the search of the panel looks into. */
export const searchedFields = ['question', ...senderFields]

/**
 * The search of the panel covers names and addresses of senders as well. For users who may not see them, these fields are left out, and
 * the search uses the rest: Payload would refuse all of it.
 */
export const searchBySender: CollectionBeforeOperationHook<'faq-questions'> = ({ args, operation, req }) => {
  if (operation !== 'read' || args.overrideAccess) return
  if (fieldTable['faq-questions.asked'].read.some((person) => person === personOf(req))) return
  if ('where' in args && args.where) args.where = withoutSender(args.where)
}

/** Alternatives about the sender are left out where others remain; a question about the sender alone stays, and is refused. */
function withoutSender(where: Where): Where {
  const inner = (conditions: Where[] | undefined) => conditions?.map(withoutSender)
  const others = where.or?.filter((condition) => !senderFields.some((field) => field in condition))
  return {
    ...where,
    ...(where.and ? { and: inner(where.and) ?? [] } : {}),
    ...(where.or && others && others.length > 0 ? { or: inner(others) ?? [] } : {}),
  }
}

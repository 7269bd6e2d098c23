import type { Payload, TypedUser } from 'payload'
import { loadOverdueBefore } from '../load-overdue-before.ts'
import { answers } from '../load-receivers.ts'
import { BulkActions } from './BulkActions.tsx'
import { InboxFilterLinks } from './InboxFilterLinks.tsx'
import { inboxFilters, toPanelQuery } from './inbox-filters.ts'

type InboxFiltersProps = { payload: Payload; user?: TypedUser | null }

/** The filters of the inbox with the number of questions each lets through, and the actions for the ticked ones. */
export async function InboxFilters({ payload, user }: InboxFiltersProps) {
  const mine = user && answers(user.role) ? user.id : undefined
  const filters = inboxFilters(mine, await loadOverdueBefore(payload))
  const links = await Promise.all(
    filters.map(async (filter) => {
      const { totalDocs } = await payload.count({
        collection: 'faq-questions',
        where: filter.where,
        overrideAccess: false,
        ...(user ? { user } : {}),
      })
      const isUrgent = Boolean(filter.isUrgent) && totalDocs > 0
      return { label: filter.label, query: toPanelQuery(filter), count: totalDocs, isUrgent }
    }),
  )
  return (
    <>
      <InboxFilterLinks links={links} />
      <BulkActions />
    </>
  )
}

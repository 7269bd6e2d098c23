import type { Payload, TypedUser } from 'payload'
import { BulkActions } from './BulkActions.tsx'
import { InboxFilterLinks } from './InboxFilterLinks.tsx'
import { inboxFilters, toPanelQuery } from './inbox-filters.ts'

type InboxFiltersProps = { payload: Payload; user?: TypedUser | null }

/** The filters of the inbox with the number of questions each lets through, and the actions for the ticked ones. */
export async function InboxFilters({ payload, user }: InboxFiltersProps) {
  const links = await Promise.all(
    inboxFilters.map(async (filter) => {
      const { where } = filter
      const { totalDocs } = await payload.count({
        collection: 'faq-questions',
        where,
        overrideAccess: false,
        ...(user ? { user } : {}),
      })
      return { label: filter.label, query: toPanelQuery(filter), count: totalDocs }
    }),
  )
  return (
    <>
      <InboxFilterLinks links={links} />
      <BulkActions />
    </>
  )
}

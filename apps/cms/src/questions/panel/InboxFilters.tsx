import { Button } from '@payloadcms/ui'
import type { Payload, TypedUser } from 'payload'
import { FilterLinks } from '../../panel/FilterLinks.tsx'
import { toPanelQuery } from '../../panel/panel-query.ts'
import { inboxFilters } from '../inbox-filters.ts'
import { loadOverdueBefore } from '../promise.ts'
import { loadQueue } from '../queue.ts'
import { answers } from '../receivers.ts'
import { BulkActions } from './BulkActions.tsx'
import styles from './questions.module.css'

type InboxFiltersProps = { payload: Payload; user?: TypedUser | null }

/** The filters of the inbox with the number of questions each lets through, the way into the queue, and the actions for the ticked ones. */
export async function InboxFilters({ payload, user }: InboxFiltersProps) {
  const mine = user && answers(user.role) ? user.id : undefined
  const filters = inboxFilters(mine, await loadOverdueBefore(payload))
  const queue = mine === undefined || !user ? [] : loadQueue(payload, user, 1)
  const links = await Promise.all(
    filters.map(async (filter) => {
      const { totalDocs } = await payload.count({
        collection: 'faq-questions',
        where: filter.where,
        overrideAccess: false,
        ...(user ? { user } : {}),
      })
      const { label, empty, note } = filter
      const isUrgent = Boolean(filter.isUrgent) && totalDocs > 0
      const href = `/admin/collections/faq-questions?${toPanelQuery(filter)}`
      return { label, empty, note, href, count: totalDocs, isUrgent }
    }),
  )
  const [first] = await queue
  return (
    <>
      <FilterLinks label="Какие вопросы показать" links={links} />
      {first !== undefined && (
        <Button
          className={styles.queueStart}
          el="link"
          to={`/admin/collections/faq-questions/${first}`}
          buttonStyle="secondary"
          size="small"
          margin={false}
        >
          Отвечать по&nbsp;очереди
        </Button>
      )}
      <BulkActions />
    </>
  )
}

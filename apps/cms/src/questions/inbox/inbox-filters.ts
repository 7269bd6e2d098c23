import type { Where } from 'payload'
import { waitingStates } from '../promise.ts'

export type InboxFilter = { label: string; where: Where; sort: string; isUrgent?: boolean }

const waiting = { state: { in: waitingStates.join(',') } }

/** Filters of the inbox, with the labels that the panel shows; without a person there are none about them. */
export function inboxFilters(person: number | undefined, overdueBefore: Date): InboxFilter[] {
  return [
    { label: 'Все', where: {}, sort: '-createdAt' },
    { label: 'Новые', where: { state: { equals: 'new' } }, sort: '-createdAt' },
    { label: 'Ждут ответа', where: { state: { equals: 'read' } }, sort: '-createdAt' },
    overdueFilter(overdueBefore),
    ...(person === undefined
      ? []
      : [{ label: 'Мои', where: { ...waiting, assignee: { equals: person } }, sort: 'createdAt' }]),
    { label: 'С ответом', where: { state: { equals: 'answered' } }, sort: '-createdAt' },
    // In the order of the site, which is changed by dragging.
    { label: 'На сайте', where: { published: { equals: 'true' } }, sort: '_order' },
    { label: 'Спам', where: { state: { equals: 'spam' } }, sort: '-createdAt' },
  ]
}

/** Those who have waited longest come first. */
export function overdueFilter(overdueBefore: Date): InboxFilter {
  return {
    label: 'Ждут дольше обещанного',
    where: { ...waiting, createdAt: { less_than: overdueBefore.toISOString() } },
    sort: 'createdAt',
    isUrgent: true,
  }
}

/** Search parameters of the panel's list that shows these documents. */
export function toPanelQuery({ where, sort }: { where: Where; sort: string }): string {
  const query = new URLSearchParams({ sort })
  let index = 0
  for (const [field, condition] of Object.entries(where)) {
    for (const [operator, value] of Object.entries(condition)) {
      query.set(`where[or][0][and][${index}][${field}][${operator}]`, String(value))
    }
    index++
  }
  return query.toString()
}

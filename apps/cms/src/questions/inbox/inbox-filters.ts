import type { Where } from 'payload'

/** Filters of the inbox, with the labels that the panel shows. */
export const inboxFilters: { label: string; where: Where; sort: string }[] = [
  { label: 'Все', where: {}, sort: '-createdAt' },
  { label: 'Новые', where: { state: { equals: 'new' } }, sort: '-createdAt' },
  { label: 'Ждут ответа', where: { state: { equals: 'read' } }, sort: '-createdAt' },
  { label: 'С ответом', where: { state: { equals: 'answered' } }, sort: '-createdAt' },
  // In the order of the site, which is changed by dragging.
  { label: 'На сайте', where: { published: { equals: 'true' } }, sort: '_order' },
  { label: 'Спам', where: { state: { equals: 'spam' } }, sort: '-createdAt' },
]

/** Search parameters of the panel's list that shows these documents. */
export function toPanelQuery({ where, sort }: { where: Where; sort: string }): string {
  const query = new URLSearchParams({ sort })
  for (const [field, condition] of Object.entries(where)) {
    for (const [operator, value] of Object.entries(condition)) {
      query.set(`where[or][0][and][0][${field}][${operator}]`, String(value))
    }
  }
  return query.toString()
}

'use client'

import { Link } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import styles from './inbox.module.css'
import type { InboxFilter } from './inbox-filters.ts'

type InboxLink = Pick<InboxFilter, 'label' | 'empty' | 'note'> & {
  query: string
  count: number
  isUrgent: boolean
}
type InboxFilterLinksProps = { links: InboxLink[] }

/** Links to the filters of the inbox. The open one is marked, and its note stands below. */
export function InboxFilterLinks({ links }: InboxFilterLinksProps) {
  const where = whereOf(useSearchParams())
  const open = links.find(({ query }) => whereOf(new URLSearchParams(query)) === where)
  return (
    <>
      <nav aria-label="Какие вопросы показать">
        <ul className={styles.filters}>
          {links.map((link) => (
            <li key={link.label}>
              <Link
                className={styles.filter}
                href={`/admin/collections/faq-questions?${link.query}`}
                aria-current={link === open ? 'page' : undefined}
                data-urgent={link.isUrgent || undefined}
                prefetch={false}
              >
                {link.label} <span className={styles.count}>{link.count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {open?.count === 0 && <p className={styles.empty}>{open.empty}</p>}
      {open && open.count > 0 && open.note && <p className={styles.note}>{open.note}</p>}
    </>
  )
}

/** The conditions of an address, whatever else it says. */
function whereOf(query: URLSearchParams | Readonly<URLSearchParams>): string {
  return [...query]
    .filter(([name]) => name.startsWith('where'))
    .map((pair) => pair.join('='))
    .sort()
    .join('&')
}

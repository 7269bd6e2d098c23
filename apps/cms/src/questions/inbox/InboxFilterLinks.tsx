'use client'

import { Link } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import styles from './inbox.module.css'

type InboxFilterLinksProps = { links: { label: string; query: string; count: number; isUrgent: boolean }[] }

/** A row of links to the inboxFilters; the one that is open is marked. */
export function InboxFilterLinks({ links }: InboxFilterLinksProps) {
  const open = whereOf(useSearchParams())
  return (
    <nav aria-label="Какие вопросы показать">
      <ul className={styles.filters}>
        {links.map(({ label, query, count, isUrgent }) => (
          <li key={label}>
            <Link
              className={styles.filter}
              href={`/admin/collections/faq-questions?${query}`}
              aria-current={whereOf(new URLSearchParams(query)) === open ? 'page' : undefined}
              data-urgent={isUrgent || undefined}
              prefetch={false}
            >
              {label} <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
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

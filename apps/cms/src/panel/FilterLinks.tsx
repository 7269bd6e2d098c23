'use client'

import { Link } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import styles from './FilterLinks.module.css'

/** A filter of a list. `href` is the address of the list with its conditions. */
export type FilterLink = {
  label: string
  href: string
  /** How many documents it lets through, if that is shown. */
  count?: number
  isUrgent?: boolean
  /** The text for an empty list. */
  empty?: string
  /** A note above a list that is not empty. */
  note?: string | undefined
}
type FilterLinksProps = { label: string; links: FilterLink[] }

/** Links to the filters of a list. The open one is marked, and its note stands below. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  const where = whereOf(useSearchParams())
  const open = links.find(({ href }) => whereOf(new URLSearchParams(href.split('?')[1])) === where)
  return (
    <>
      <nav aria-label={label}>
        <ul className={styles.filters}>
          {links.map((link) => (
            <li key={link.label}>
              <Link
                className={styles.filter}
                href={link.href}
                aria-current={link === open ? 'page' : undefined}
                data-urgent={link.isUrgent || undefined}
                prefetch={false}
              >
                {link.label}
                {link.count !== undefined && <span className={styles.count}> {link.count}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {open?.count === 0 && <p className={styles.empty}>{open.empty}</p>}
      {open && open.count !== 0 && open.note && <p className={styles.note}>{open.note}</p>}
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

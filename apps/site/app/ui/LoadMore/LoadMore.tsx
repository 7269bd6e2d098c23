import { useEffect, useRef } from 'react'
import { ButtonLink } from '../Button/Button.tsx'
import styles from './LoadMore.module.css'

type LoadMoreProps = {
  label: string
  /** Address of the same page with more of the list. */
  url: string
  /** How many parts of the list are shown. */
  page: number
  /** Whether there are more of them. */
  hasMore: boolean
}

/**
 * Leads from the end of a list, which it follows, to the same page with more of it. The visitor stays where they are, and the focus
 * goes on to the first of the new entries.
 */
export function LoadMore({ label, url, page, hasMore }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef({ page, count: 0 })

  // The list is another component's; what it has gained is seen in the document only.
  useEffect(() => {
    const entries = place.current?.previousElementSibling?.children ?? []
    if (page > last.current.page)
      entries[last.current.count]?.querySelector('a')?.focus({ preventScroll: true })
    last.current = { page, count: entries.length }
  })

  return (
    <div className={hasMore ? styles.more : undefined} ref={place}>
      {hasMore && (
        <ButtonLink look="secondary" url={url}>
          {label}
        </ButtonLink>
      )}
    </div>
  )
}

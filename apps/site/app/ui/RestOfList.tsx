import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { isPlainClick } from '#app/lib/browser/navigation.ts'
import { refreshBy } from '#app/lib/routing/route-module.ts'
import { ButtonLink } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { Notice } from './Notice.tsx'
import styles from './RestOfList.module.css'

type RestOfListProps = {
  label: string
  /** How many entries there are in it. */
  count: number
  children: ReactNode
}

/**
 * The entries of a list after its first screenful, folded. They are in the page all the same: for visitors without scripts, for search
 * engines, for a search in the page, and for addresses with a hash.
 */
export function RestOfList({ label, count, children }: RestOfListProps) {
  return (
    <details>
      <summary className={styles.summary}>
        <span>{`${label}\u00a0${count}`}</span>
        <Icon name="down" size="small" />
      </summary>
      {children}
    </details>
  )
}

type LoadMoreProps = {
  label: string
  /** Address of the next page of the list; a press appends that page to the shown ones. */
  url: string
  /** The last page that is shown. */
  page: number
  /** Whether there are more of them. */
  hasMore: boolean
  /** The message about the last page once it was added. */
  message: string
  /** The message when the next page failed to load; a press requests it once more. */
  failure?: string | undefined
  /** Called before the next page is requested. */
  onMore: () => void
}

/**
 * Leads from the end of a list, which it follows, to the next page of it. Without scripts that is a page of its own. With them the visitor
 * stays where they are, and the focus goes on to the first of the new entries. A press on a page that sleeps is kept until it is awake.
 */
export function LoadMore({ label, url, page, hasMore, message, failure, onMore }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef({ page, count: 0 })
  /** Back and Forward change the page of the list as well; the focus is led by a press alone. */
  const isAsked = useRef(false)
  const [told, setTold] = useState('')
  const { revalidate } = useRevalidator()

  // The list belongs to another component, so its new entries are found in the document.
  useEffect(() => {
    const entries = place.current?.previousElementSibling?.children ?? []
    const isLonger = page > last.current.page
    const first = isAsked.current && isLonger ? entries[last.current.count] : undefined
    if (page !== last.current.page) isAsked.current = false
    last.current = { page, count: entries.length }
    if (!first) return
    first.querySelector('a')?.focus({ preventScroll: true })
    setTold(message)
  })

  function more(event: MouseEvent<HTMLAnchorElement>) {
    isAsked.current = true
    if (failure === undefined) {
      onMore()
      return
    }
    // The address is that of the page at hand already, where the router would see nothing to do.
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    void refreshBy(revalidate)
  }

  return (
    <div className={hasMore ? styles.more : undefined} ref={place}>
      <div className={styles.failure} aria-live="polite">
        {failure && <Notice>{failure}</Notice>}
      </div>
      {hasMore && (
        <ButtonLink look="secondary" url={url} rel="next" onClick={more} data-replay="">
          {label}
        </ButtonLink>
      )}
      <p className="visuallyHidden" aria-live="polite">
        {told}
      </p>
    </div>
  )
}

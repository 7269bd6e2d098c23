import { type ReactNode, useState } from 'react'

type StillProps = {
  as: 'li' | 'div'
  /** All that decides what it shows, as data. */
  of: unknown
  className?: string | undefined
  id?: string
  /** Has neither handlers nor state of its own. */
  children: ReactNode
}

/**
 * What only lies there to be read, such as an item of a long list: when the page wakes React leaves it as the server wrote it, and
 * renders it only once it shows something else. See decision 0030.
 */
export function Still({ as: Tag, of, className, id, children }: StillProps) {
  const [served, setServed] = useState(() => (isWaking() ? { of } : undefined))
  const isServed = served !== undefined && isSame(served.of, of)
  if (served && !isServed) setServed(undefined)
  if (!isServed)
    return (
      <Tag key="rendered" className={className} id={id}>
        {children}
      </Tag>
    )
  return (
    <Tag
      key="served"
      // Empty when React could not take over the server's page and began anew.
      ref={(element: HTMLElement | null) => {
        if (element && !element.hasChildNodes()) setServed(undefined)
      }}
      className={className}
      id={id}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; taking over, React leaves what is inside alone
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  )
}

/** Whether React is taking over what the server wrote; see `features/navigation/use-awake-mark.ts`. */
function isWaking(): boolean {
  return typeof document !== 'undefined' && !('awake' in document.documentElement.dataset)
}

/** The same data may come again, as other objects. */
function isSame(before: unknown, now: unknown): boolean {
  return before === now || JSON.stringify(before) === JSON.stringify(now)
}

import { type ReactNode, useState } from 'react'

type StillProps = {
  as: 'li' | 'div'
  /** All that decides what it shows, as data. */
  of: unknown
  className?: string | undefined
  /** Has neither handlers nor state of its own. */
  children: ReactNode
}

const asServed = { __html: '' }

/**
 * What only lies there to be read, such as an item of a long list: when the page wakes React leaves it as the server wrote it, and
 * renders it only once it shows something else. See decision 0030.
 */
export function Still({ as: Tag, of, className, children }: StillProps) {
  const [served, setServed] = useState(() => (isWaking() ? { of } : undefined))
  const isServed = served !== undefined && isSame(served.of, of)
  if (served && !isServed) setServed(undefined)
  if (!isServed)
    return (
      <Tag key="rendered" className={className}>
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; taking over, React leaves what is inside alone
      dangerouslySetInnerHTML={asServed}
      suppressHydrationWarning
    />
  )
}

/**
 * Whether React is taking over what the server wrote; see `features/navigation/use-awake-mark.ts`. In development it takes over
 * everything, or what a developer changes in an item would not be seen.
 */
function isWaking(): boolean {
  return (
    import.meta.env.PROD && typeof document !== 'undefined' && !('awake' in document.documentElement.dataset)
  )
}

/** The same data may come again, as other objects. */
function isSame(before: unknown, now: unknown): boolean {
  return before === now || JSON.stringify(before) === JSON.stringify(now)
}

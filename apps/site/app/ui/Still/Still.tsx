import { createContext, type ReactNode, use, useState } from 'react'
import { putBack } from './served-items.ts'
import { readStill, type StillData } from './still-data.ts'

type StillProps<Data> = {
  as: 'li' | 'div'
  /** All that decides what it shows; the same data is always shown in the same way. */
  of: StillData<Data>
  className?: string | undefined
  /** Has neither handlers nor state of its own. */
  children: (data: Data) => ReactNode
}

type Write = <Data>(of: StillData<Data>, render: (data: Data) => ReactNode) => string

/** Writes the HTML of an item, once for the same data; on the server, where many pages show the same. */
export const WriteStill = createContext<Write | null>(null)

const asServed = { __html: '' }

/**
 * What only lies there to be read, such as an item of a long list: when the page wakes React leaves it as the server wrote it, and
 * renders it only once it shows something else. See decision 0030.
 */
export function Still<Data>({ as: Tag, of, className, children }: StillProps<Data>) {
  // Who has no text of it has its HTML.
  const [served, setServed] = useState(of.text === undefined ? of.mark : undefined)
  const write = use(WriteStill)
  const isServed = served !== undefined && served === of.mark
  if (served !== undefined && !isServed) setServed(undefined)
  if (write) {
    const html = { __html: write(of, children) }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written by React
    return <Tag className={className} data-still={of.mark} dangerouslySetInnerHTML={html} />
  }
  if (!isServed)
    return (
      <Tag key="rendered" className={className}>
        {children(readStill(of))}
      </Tag>
    )
  return (
    <Tag
      key="served"
      ref={putBack}
      className={className}
      data-still={of.mark}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; taking over, React leaves what is inside alone
      dangerouslySetInnerHTML={asServed}
      suppressHydrationWarning
    />
  )
}

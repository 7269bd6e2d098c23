import type { AnchorHTMLAttributes } from 'react'
import { resolveHref } from './resolve-href.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Address of this site or another; see `resolveHref`. */
  url: string
  /** Opens in a new tab, without telling the other site where the visitor came from. */
  newTab?: boolean
  /** When the page behind the link is fetched ahead: when it is pointed at, or as soon as it is in sight. */
  prefetch?: 'intent' | 'viewport'
  /** Asks the server for the whole page, as if there were no scripts. */
  reload?: boolean
}

/**
 * Every link of the site. A plain anchor: pages have hundreds of them, and one listener follows them all without a reload, see
 * `features/navigation/use-links.ts`.
 */
export function Link({ url, newTab = false, prefetch = 'intent', reload = false, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={resolveHref(url)}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      {...(prefetch === 'viewport' && { 'data-prefetch': prefetch })}
      {...(reload && { 'data-native': '' })}
    />
  )
}

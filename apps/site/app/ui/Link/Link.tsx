import type { AnchorHTMLAttributes } from 'react'
import { resolveHref } from './resolve-href.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Address of this site or another; see `resolveHref`. */
  url: string
  /** Opens in a new tab, without telling the other site where the visitor came from. */
  newTab?: boolean
  /** Asks the server for the whole page, as if there were no scripts. */
  reload?: boolean
}

/**
 * Every link of the site. A plain anchor: pages have hundreds of them, and one listener follows them all without a reload, see
 * `features/navigation/internal-links.ts`.
 */
export function Link({ url, newTab = false, reload = false, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={resolveHref(url)}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      {...(reload && { 'data-native': '' })}
    />
  )
}

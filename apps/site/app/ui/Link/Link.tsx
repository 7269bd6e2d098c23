import type { AnchorHTMLAttributes } from 'react'
import { Link as RouterLink } from 'react-router'
import { usePrefetchAllowed } from '../../lib/use-prefetch-allowed.ts'
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
  /** Stays where it is on the page. */
  preventScrollReset?: boolean
}

/** Every link of the site: pages of it open without a reload. */
export function Link({
  url,
  newTab = false,
  prefetch = 'intent',
  reload = false,
  preventScrollReset = false,
  children,
  ...rest
}: LinkProps) {
  const isPrefetching = usePrefetchAllowed()
  const { kind, href } = resolveHref(url)
  if (kind === 'internal' && !newTab) {
    return (
      <RouterLink
        {...rest}
        to={href}
        prefetch={isPrefetching ? prefetch : 'none'}
        reloadDocument={reload}
        preventScrollReset={preventScrollReset}
      >
        {children}
      </RouterLink>
    )
  }
  const target = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a {...rest} href={href} {...target}>
      {children}
    </a>
  )
}

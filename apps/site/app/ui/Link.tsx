import type { AnchorHTMLAttributes } from 'react'
import { resolveHref } from '../lib/routing/addresses.ts'
import styles from './Link.module.css'

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

type InlineLinksProps = { text: string; newTab?: boolean }

/** A text whose links are written as in Markdown, e.g. «даю [согласие](/consent)». */
export function InlineLinks({ text, newTab = false }: InlineLinksProps) {
  const parts = text.split(/(\[[^\]]+\]\([^)\s]+\))/)
  return parts.map((part, index) => {
    const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part)
    // biome-ignore-start lint/suspicious/noArrayIndexKey: parts of a text never change places
    return link?.[1] && link[2] ? (
      <Link key={index} url={link[2]} newTab={newTab}>
        {link[1]}
      </Link>
    ) : (
      <span key={index}>{part}</span>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: parts of a text never change places
  })
}

type BreadcrumbsProps = { label: string; links: { text: string; url: string }[] }

/** The path from the main page to the current page. */
export function Breadcrumbs({ label, links }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.breadcrumbs}>
        {links.map(({ text, url }) => (
          <li key={url}>
            <Link url={url}>{text}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type TagLinksProps = {
  /** Name of the list for assistive technology. */
  label: string
  links: { key: string; text: string; url: string; isCurrent: boolean }[]
  /** On a phone, one row that scrolls sideways. */
  isStrip?: boolean
  onNavigate?: (() => void) | undefined
}

/** Topics to filter by; the chosen one is marked. */
export function TagLinks({ label, links, isStrip = false, onNavigate }: TagLinksProps) {
  if (links.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className={isStrip ? `${styles.tags} ${styles.strip}` : styles.tags}>
        {links.map(({ key, text, url, isCurrent }) => (
          <li key={key}>
            <Link
              className={styles.tag}
              url={url}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={onNavigate}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import styles from './Breadcrumbs.module.css'
import { Link } from './Link.tsx'

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

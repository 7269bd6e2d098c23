import { Link } from './Link.tsx'
import styles from './TagLinks.module.css'

type TagLinksProps = {
  /** Name of the list for assistive technology. */
  label: string
  links: { key: string; text: string; url: string; isCurrent: boolean }[]
}

/** Topics to filter by; the chosen one is marked. */
export function TagLinks({ label, links }: TagLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ key, text, url, isCurrent }) => (
          <li key={key}>
            <Link className={styles.link} url={url} aria-current={isCurrent ? 'true' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

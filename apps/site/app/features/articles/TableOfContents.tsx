import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import styles from './TableOfContents.module.css'

type TableOfContentsProps = { title: string; entries: { id: string; text: string }[] }

/** Headings of an article; folded on a phone, in sight beside the text on a wide screen. */
export function TableOfContents({ title, entries }: TableOfContentsProps) {
  const list = (
    <ol className={styles.list}>
      {entries.map(({ id, text }) => (
        <li key={id}>
          <Link className={styles.link} url={`#${id}`}>
            {text}
          </Link>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label={title}>
      <details className={styles.folded}>
        <summary className={styles.title}>
          <span>{title}</span>
          <Icon name="down" size="small" />
        </summary>
        {list}
      </details>
      <div className={styles.unfolded}>
        <p className={styles.title}>{title}</p>
        {list}
      </div>
    </nav>
  )
}

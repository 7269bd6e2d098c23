import { Icon } from '#app/ui/Icon/Icon.tsx'
import { Link } from '#app/ui/Link/Link.tsx'
import styles from './ShadeWays.module.css'

type Way = { url: string; number: string; name: string }

type ShadeWaysProps = {
  texts: { previous: string; next: string }
  previous: Way | undefined
  next: Way | undefined
  /** Whether the browser follows the links by itself: those within a page. */
  native?: boolean
}

/** Ways to the neighbours of a shade in the palette. */
export function ShadeWays({ texts, previous, next, native = false }: ShadeWaysProps) {
  return (
    <ul className={styles.ways}>
      {previous && (
        <li>
          <Link className={styles.way} url={previous.url} reload={native}>
            <Icon name="back" size="small" />
            <span className="visuallyHidden">{texts.previous}: </span>
            {previous.number} {previous.name}
          </Link>
        </li>
      )}
      {next && (
        <li className={styles.next}>
          <Link className={styles.way} url={next.url} reload={native}>
            <span className="visuallyHidden">{texts.next}: </span>
            {next.number} {next.name}
            <Icon name="arrow" size="small" />
          </Link>
        </li>
      )}
    </ul>
  )
}

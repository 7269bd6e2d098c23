import { type MouseEvent, useRef } from 'react'
import { count } from '#app/features/statistics/count.ts'
import { Link } from '#app/ui/Link.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { RestOfList } from '#app/ui/RestOfList.tsx'
import { keepRecent } from '../recent-queries.ts'
import { Snippet } from '../Snippet/Snippet.tsx'
import type { FoundGroup, FoundView } from '../search-view.ts'
import styles from './SearchResults.module.css'

/** The page shows this many hits of each kind before it is asked for more. */
const seenAtOnce = 4

type SearchResultsProps = {
  groups: FoundGroup[]
  /** Label of the way to the rest of a kind. */
  moreLabel: string
  /** The query. It is counted once, with whether a hit was pressed. */
  query: string
}

/** The hits by kinds, the best first; a button shows the rest of each kind. */
export function SearchResults({ groups, moreLabel, query }: SearchResultsProps) {
  const isPressed = useRef(false)
  function press(event: MouseEvent<HTMLDivElement>) {
    if (isPressed.current || !(event.target instanceof Element) || !event.target.closest('a')) return
    isPressed.current = true
    count('search-pressed', query)
    keepRecent(query)
  }
  return (
    <div className={styles.groups} onClickCapture={press}>
      {groups.map(({ kind, title, entries }) => (
        <section key={kind} aria-labelledby={`found-${kind}`}>
          <h2 className={styles.kind} id={`found-${kind}`}>
            {title}
          </h2>
          <Entries entries={entries.slice(0, seenAtOnce)} />
          {entries.length > seenAtOnce && (
            <RestOfList label={moreLabel} count={entries.length - seenAtOnce}>
              <Entries entries={entries.slice(seenAtOnce)} />
            </RestOfList>
          )}
        </section>
      ))}
    </div>
  )
}

function Entries({ entries }: { entries: FoundView[] }) {
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.href}>
          <Found {...entry} />
        </li>
      ))}
    </ol>
  )
}

function Found({ href, title, place, snippet, picture }: FoundView) {
  return (
    <article className={styles.found}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link className={styles.link} url={href}>
            {title}
          </Link>
        </h3>
        {place && <p className={styles.place}>{place}</p>}
        {snippet.length > 0 && (
          <p className={styles.snippet}>
            <Snippet pieces={snippet} />
          </p>
        )}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="9rem" />
        </div>
      )}
    </article>
  )
}

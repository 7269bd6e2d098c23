import { type ReactElement, useRef, useState } from 'react'
import { fill } from '#app/texts/fill.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { forgetRecent, readRecent } from './queries.ts'
import styles from './SearchStart.module.css'
import { isSlashKeyOn, setSlashKey } from './search-keys.ts'

type RecentQueriesProps = {
  texts: SiteTexts['popups']['search']
  onChoose: (query: string) => void
  /** Called when the last of them is forgotten. */
  onEmpty: () => void
}

/** The popup before anything is typed: recent queries, topics, and the choice about the «/» key. */
export function SearchStart({ topics, ...recent }: RecentQueriesProps & { topics: ReactElement }) {
  return (
    <>
      <RecentQueries {...recent} />
      {topics}
      <SlashKey label={recent.texts.slashKey} />
    </>
  )
}

/** Queries of this device that led somewhere; the visitor can forget each one, or all. */
function RecentQueries({ texts, onChoose, onEmpty }: RecentQueriesProps) {
  const [queries, setQueries] = useState(readRecent)
  const title = useRef<HTMLHeadingElement>(null)
  if (queries.length === 0) return null

  function forget(query?: string) {
    // The button goes with the query: the focus moves on from here, or to the field when nothing is left.
    title.current?.focus()
    const left = forgetRecent(query)
    setQueries(left)
    if (left.length === 0) onEmpty()
  }

  return (
    <section className={styles.recent}>
      <div className={styles.head}>
        <h3 className={styles.title} ref={title} tabIndex={-1}>
          {texts.recent}
        </h3>
        <Button look="quiet" onClick={() => forget()}>
          {texts.forgetAll}
        </Button>
      </div>
      <ul>
        {queries.map((query) => (
          <li key={query} className={styles.entry}>
            <button className={styles.query} type="button" onClick={() => onChoose(query)}>
              <Icon name="clock" size="small" />
              <span>{query}</span>
            </button>
            <button className={styles.forget} type="button" onClick={() => forget(query)}>
              <Icon name="close" size="small" />
              <span className="visuallyHidden">{fill(texts.forget, { query })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Lets visitors turn off the «/» key of the search. Hidden on phones, which have no keys. */
export function SlashKey({ label }: { label: string }) {
  const [isOn, setIsOn] = useState(isSlashKeyOn)
  return (
    <label className={styles.slash}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => {
          setSlashKey(currentTarget.checked)
          setIsOn(currentTarget.checked)
        }}
      />
      <span>{label}</span>
    </label>
  )
}

import type { MouseEvent } from 'react'
import { isPlainClick } from '#app/lib/browser/navigation.ts'
import styles from './QuickResults.module.css'
import { Snippet } from './Snippet.tsx'
import type { FoundGroup, FoundView } from './search-content.server.ts'

type QuickResultsProps = {
  id: string
  label: string
  groups: FoundGroup[]
  /** Number of the option that Enter opens; -1 for none. */
  active: number
  optionId: (index: number) => string
  onChoose: (url: string) => void
}

/** The hits as options of the field above: by kinds, numbered through. They are links, so they also open in a new tab. */
export function QuickResults({ id, label, groups, active, optionId, onChoose }: QuickResultsProps) {
  let before = 0
  return (
    <div className={styles.list} id={id} role="listbox" aria-label={label}>
      {groups.map(({ kind, title, entries }) => {
        const first = before
        before += entries.length
        return (
          // biome-ignore lint/a11y/useSemanticElements: options of a list box are grouped by this role alone
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <div className={styles.kind} id={`${id}-${kind}`} role="presentation">
              {title}
            </div>
            {entries.map((entry, index) => (
              <Option
                key={entry.href}
                entry={entry}
                id={optionId(first + index)}
                isActive={active === first + index}
                onChoose={onChoose}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

type OptionProps = { entry: FoundView; id: string; isActive: boolean; onChoose: (url: string) => void }

function Option({ entry, id, isActive, onChoose }: OptionProps) {
  const { href, title, place, snippet } = entry
  function choose(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onChoose(href)
  }
  return (
    <a
      className={styles.option}
      id={id}
      href={href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={choose}
    >
      <span className={styles.title}>{title}</span>
      {place && <span className={styles.place}>{place}</span>}
      {snippet.length > 0 && (
        <span className={styles.snippet}>
          <Snippet pieces={snippet} />
        </span>
      )}
    </a>
  )
}

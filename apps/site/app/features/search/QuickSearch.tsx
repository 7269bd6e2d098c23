import { longestQuery, toSearchQuery } from '@pryad/contract/search-query.ts'
import { type FormEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { OfflineNotice } from '#app/features/offline/Waiting.tsx'
import { useIsOffline } from '#app/lib/network/connection.ts'
import { countOf, fill } from '#app/texts/fill.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { QuickResults } from './QuickResults.tsx'
import styles from './QuickSearch.module.css'
import { keepRecent } from './queries.ts'
import { SearchStart } from './SearchStart.tsx'
import { useCombobox } from './use-combobox.ts'
import { useCountedQueries } from './use-counted-queries.ts'
import { quickOptions, useQuickSearch, useSettled } from './use-quick-search.ts'

/** After this pause it is said aloud how much was found. */
const sayMilliseconds = 700

type QuickSearchProps = {
  texts: SiteTexts
  /** Leads to a page of the site. */
  onLeave: (url: string) => void
  /** Opens the question form with the query in it. */
  onAsk: (query: string) => void
  /** The topics next to a query. */
  topics: (query: string) => ReactElement
}

/** Search while typing: a field with the results below it. Submitted with Enter, it leads to the search page. */
export function QuickSearch({ texts, onLeave, onAsk, topics }: QuickSearchProps) {
  const search = texts.sections.search
  const labels = texts.popups.search
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const query = toSearchQuery(typed)
  const { answer, isBusy, retry } = useQuickSearch(query)
  const isOffline = useIsOffline()
  const found = answer?.found
  const groups = found ? quickOptions(found.groups) : []
  const optionCount = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const { active, optionId, onKeyDown, reset } = useCombobox(listId, optionCount)
  const nothing = answer && found?.count === 0 ? fill(search.nothing, { query: answer.query }) : ''
  const said = useSettled(
    isBusy || !found ? '' : nothing || countOf(search.found, found.count),
    sayMilliseconds,
  )

  // The popup's code may come after the popup: then its title has the focus until now, if nobody went on from there.
  useEffect(() => {
    const { activeElement } = document
    const hasGoneOn =
      field.current?.closest('dialog')?.contains(activeElement) && activeElement?.matches('a, button')
    if (!hasGoneOn) field.current?.focus({ preventScroll: true })
  }, [])
  // In a new answer the same number is another option.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer changes the options
  useEffect(reset, [answer])

  const counts = useCountedQueries(answer)

  function type(text: string) {
    setTyped(text)
    reset()
  }

  function leave(url: string) {
    keepRecent(query)
    onLeave(url)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    counts.passOn()
    if (query) leave(`/search?${new URLSearchParams({ q: query })}`)
  }

  return (
    <div className={styles.search}>
      <search className={styles.head}>
        <form className={styles.form} action="/search" onSubmit={submit}>
          <Icon name="search" />
          <input
            ref={field}
            className={styles.field}
            name="q"
            type="text"
            role="combobox"
            aria-label={search.label}
            aria-autocomplete="list"
            aria-expanded={optionCount > 0}
            aria-controls={optionCount > 0 ? listId : undefined}
            aria-activedescendant={active >= 0 ? optionId(active) : undefined}
            aria-busy={isBusy}
            placeholder={search.placeholder}
            maxLength={longestQuery}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={typed}
            data-first-focus
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          {typed && (
            <button
              className={styles.clear}
              type="button"
              onClick={() => {
                type('')
                field.current?.focus()
              }}
            >
              <Icon name="close" size="small" />
              <span className="visuallyHidden">{labels.clear}</span>
            </button>
          )}
        </form>
      </search>
      <p className="visuallyHidden" role="status">
        {said}
      </p>
      {!query && (
        <SearchStart
          texts={labels}
          topics={topics('')}
          onEmpty={() => field.current?.focus()}
          onChoose={(recent) => {
            type(recent)
            field.current?.focus()
          }}
        />
      )}
      {isBusy &&
        !found &&
        (isOffline ? <OfflineNotice /> : <p className={styles.busy}>{labels.searching}</p>)}
      {groups.length > 0 && (
        <>
          {isBusy && isOffline && <OfflineNotice />}
          <QuickResults
            id={listId}
            label={search.title}
            groups={groups}
            active={active}
            optionId={optionId}
            onChoose={(url) => {
              counts.press()
              leave(url)
            }}
          />
          <div>
            <Button look="secondary" icon="search" onClick={submit}>
              {labels.all}
            </Button>
          </div>
        </>
      )}
      {nothing && (
        <div className={styles.nothing}>
          <p className={styles.title}>{nothing}</p>
          <p>{labels.nothingText}</p>
          <div>
            <Button
              look="secondary"
              onClick={() => {
                counts.ask()
                onAsk(query)
              }}
            >
              {labels.ask}
            </Button>
          </div>
          {topics(query)}
        </div>
      )}
      {answer && !found && !isBusy && (
        <div className={styles.nothing}>
          <div role="alert">
            <Notice>{search.unavailable}</Notice>
          </div>
          <div>
            <Button
              look="secondary"
              onClick={() => {
                retry()
                // The button disappears while the answer is loading.
                field.current?.focus()
              }}
            >
              {labels.retry}
            </Button>
          </div>
          {topics(query)}
        </div>
      )}
    </div>
  )
}

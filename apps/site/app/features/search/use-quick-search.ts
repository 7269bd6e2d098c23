import { useEffect, useState } from 'react'
import { withConnection } from '#app/lib/network/connection.ts'
import { fetchHits } from './fetch-hits.ts'
import type { FoundViews } from './search-view.ts'

/** A pause in typing after which is searched: with the way there and back it must stay below 150 ms. */
const pauseMilliseconds = 60
/** Recent results: a visitor who deletes a letter sees the earlier results at once. */
const mostKept = 30

/** Hits of the query in the field; `null` when they could not be loaded. */
type Answer = { query: string; found: FoundViews | null }

type QuickSearch = {
  /** Hits to show: those of the previous query while the new ones are loading. */
  answer: Answer | null
  isBusy: boolean
  retry: () => void
}

/** Searches while somebody types. An answer that is late for its query is dropped. */
export function useQuickSearch(query: string): QuickSearch {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [kept] = useState(() => new Map<string, FoundViews>())
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same again
  useEffect(() => {
    const known = kept.get(query)
    if (known || !query) {
      setAnswer(known ? { query, found: known } : null)
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      withConnection(() => fetchHits(query, signal), signal).then(
        (found) => {
          if (signal.aborted) return
          if (kept.size >= mostKept) kept.clear()
          kept.set(query, found)
          setAnswer({ query, found })
        },
        () => {
          if (!signal.aborted) setAnswer({ query, found: null })
        },
      )
    }, pauseMilliseconds)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, kept, attempt])

  return {
    answer: query ? answer : null,
    isBusy: query !== '' && answer?.query !== query,
    retry: () => {
      setAnswer(null)
      setAttempt((number) => number + 1)
    },
  }
}

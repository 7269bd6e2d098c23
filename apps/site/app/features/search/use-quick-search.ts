import { useEffect, useState } from 'react'
import { isRecord } from '#app/lib/is-record.ts'
import { withConnection } from '#app/lib/network/connection.ts'
import { fetchData } from '#app/lib/network/requests.ts'
import type { FoundGroup, FoundViews } from './search-content.server.ts'

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

/** Fetches the hits of a query. @throws as `fetchData` does. */
function fetchHits(query: string, signal: AbortSignal): Promise<FoundViews> {
  const search = new URLSearchParams({ q: query })
  return fetchData(`/search-hits?${search}`, isFound, { signal, timeoutMilliseconds: 5000 })
}

function isFound(answer: unknown): answer is FoundViews {
  return isRecord(answer) && Array.isArray(answer.groups)
}

/** The most hits that are offered: of the best kind, of each other kind, and altogether. */
const ofFirst = 4
const ofOthers = 3
const most = 10

/** The hits that the popup shows: the best of each kind, few enough to look over at once. */
export function quickOptions(groups: readonly FoundGroup[]): FoundGroup[] {
  let left = most
  const shown: FoundGroup[] = []
  for (const [index, group] of groups.entries()) {
    const entries = group.entries.slice(0, Math.min(left, index === 0 ? ofFirst : ofOthers))
    left -= entries.length
    if (entries.length > 0) shown.push({ ...group, entries })
  }
  return shown
}

/** A text once it has not changed for a while: screen readers would otherwise speak at every letter. */
export function useSettled(text: string, milliseconds: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds)
    return () => clearTimeout(timer)
  }, [text, milliseconds])
  return settled
}

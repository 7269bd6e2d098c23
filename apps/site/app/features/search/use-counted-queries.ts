import { useEffect, useRef } from 'react'
import { count } from '../statistics/count.ts'
import type { FoundViews } from './search-content.server.ts'

/** An answer that stands so long was read, in milliseconds: on the way to it others come and go. */
const readMs = 2000

type CountedQueries = {
  /** To be called when a result is opened. */
  press: () => void
  /** To be called when a query that found nothing becomes a question. */
  ask: () => void
  /** To be called when the page of the search takes the query over, which counts it itself. */
  passOn: () => void
}

/** Counts queries whose results were read, each once: those with an opened result, those left without one, and those without results. */
export function useCountedQueries(
  answer: { query: string; found: FoundViews | null } | null,
): CountedQueries {
  const empty = useRef(new Set<string>())
  /** A query whose results were read, and none opened as yet. */
  const read = useRef<string | null>(null)

  function countEmpty(query: string) {
    if (empty.current.has(query)) return
    empty.current.add(query)
    count('search-empty', query)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: counted queries outlive every answer
  useEffect(() => {
    if (!answer?.found) return
    const { query, found } = answer
    const timer = setTimeout(() => {
      if (found.count === 0) countEmpty(query)
      else read.current = query
    }, readMs)
    return () => clearTimeout(timer)
  }, [answer])

  // The popup is closed: nothing was opened.
  useEffect(
    () => () => {
      if (read.current !== null) count('search', read.current)
    },
    [],
  )

  return {
    press: () => {
      read.current = null
      if (!answer) return
      count('search', answer.query)
      count('search-pressed', answer.query)
    },
    ask: () => {
      if (answer) countEmpty(answer.query)
    },
    passOn: () => {
      read.current = null
    },
  }
}

import { askedAnswers } from '@pryad/colour/answers/answer-names.ts'
import { useEffect, useRef } from 'react'
import { count } from '../statistics/count.ts'
import type { FinderState } from './finder-view.ts'

/** An answer that stands so long is meant, in milliseconds: on the way to it others come and go. */
const settledMs = 2000

/**
 * Counts the answers about hair and the verdict, each once per visit of the page. While anything about the person is ticked, nothing is
 * counted: the verdict would reveal something about their health.
 */
export function useCountedAnswers({ given, result }: FinderState, isAboutHair: boolean): void {
  const counted = useRef(new Set<string>())
  useEffect(() => {
    if (!result || !isAboutHair) return
    const timer = setTimeout(() => {
      const countNew = (what: 'finder-verdict' | 'finder-answer', keys: string[]) => {
        const fresh = keys.filter((key) => !counted.current.has(key))
        for (const key of fresh) counted.current.add(key)
        if (fresh.length > 0) count(what, ...fresh)
      }
      countNew('finder-verdict', [`${result.verdict}:${result.reason ?? 'none'}:${given.wish}`])
      countNew(
        'finder-answer',
        Object.entries(askedAnswers(given)).map(([name, value]) => `${name}:${value}`),
      )
    }, settledMs)
    return () => clearTimeout(timer)
  }, [given, result, isAboutHair])
}

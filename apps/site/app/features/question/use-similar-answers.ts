import { useEffect, useState } from 'react'
import { isRecord } from '#app/lib/is-record.ts'
import { fetchData } from '#app/lib/network/requests.ts'
import { type SimilarAnswer, shortestQuestion } from './similar-answer.ts'

/** A pause in writing after which answers are fetched. */
const pauseMilliseconds = 400

/**
 * Ready answers to a question while it is being written; null while it is too short. They stay until others have loaded, and while one is
 * being read. If the request fails, nothing changes: the visitor did not ask for these.
 */
export function useSimilarAnswers(question: string, isReading: boolean): SimilarAnswer[] | null {
  const [found, setFound] = useState<SimilarAnswer[] | null>(null)
  const wanted = question.trim()
  const isEnough = wanted.length >= shortestQuestion

  useEffect(() => {
    if (!isEnough || isReading) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      fetchSimilarAnswers(wanted, controller.signal).then(setFound, () => undefined)
    }, pauseMilliseconds)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [wanted, isEnough, isReading])

  return isEnough || isReading ? found : null
}

/** @throws as `fetchData` does. */
async function fetchSimilarAnswers(question: string, signal: AbortSignal): Promise<SimilarAnswer[]> {
  const found = await fetchData('/similar-answers', hasAnswers, {
    method: 'POST',
    body: new URLSearchParams({ question }),
    headers: { accept: 'application/json' },
    signal,
    timeoutMilliseconds: 5000,
  })
  return found.answers
}

function hasAnswers(answer: unknown): answer is { answers: SimilarAnswer[] } {
  return isRecord(answer) && Array.isArray(answer.answers)
}

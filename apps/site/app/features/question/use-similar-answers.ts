import { useEffect, useState } from 'react'
import { isRecord } from '#app/lib/is-record.ts'
import { type SimilarAnswer, shortestQuestion } from './similar-answer.ts'

/** A pause in writing after which answers are asked for. */
const pauseMilliseconds = 400
const timeoutMilliseconds = 5000

/**
 * Ready answers to a question as it is being written; null before it says enough. They stay until others have come, and while one is being
 * read. Without an answer of the server nothing changes: nobody has asked for these.
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

/** @throws when they cannot be had, or are not wanted any more. */
async function fetchSimilarAnswers(question: string, signal: AbortSignal): Promise<SimilarAnswer[]> {
  const answer = await fetch('/similar-answers', {
    method: 'POST',
    body: new URLSearchParams({ question }),
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
  })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  const body: unknown = await answer.json()
  if (!isRecord(body) || !Array.isArray(body.answers)) throw new Error('There are no answers in the answer.')
  // This very build's own server vouches for the shape.
  return body.answers as SimilarAnswer[]
}

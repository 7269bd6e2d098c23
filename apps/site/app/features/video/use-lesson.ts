import { useEffect, useState } from 'react'
import { withConnection } from '#app/lib/network/with-connection.ts'
import type { LessonDetails } from './lesson-details.ts'

/** How long the popup waits for a lesson. */
const timeoutMilliseconds = 10_000

type LessonState<Product> = {
  lesson: LessonDetails<Product> | null
  isFailed: boolean
  retry: () => void
}

/**
 * The lesson of an open popup: the one that came with the page, else asked for by its slug. Lessons that were loaded once are kept
 * for the visit.
 */
export function useLesson<Product>(
  slug: string | null,
  fromPage: LessonDetails<Product> | null,
): LessonState<Product> {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, LessonDetails<Product>>>(new Map())
  const [failedSlug, setFailedSlug] = useState<string | null>(null)
  const known = fromPage?.slug === slug ? fromPage : slug === null ? null : (loaded.get(slug) ?? null)
  const isNeeded = slug !== null && known === null && failedSlug !== slug

  useEffect(() => {
    if (!isNeeded || slug === null) return
    const controller = new AbortController()
    const { signal } = controller
    withConnection(() => fetchLesson<Product>(slug, signal), signal).then(
      (lesson) => setLoaded((others) => new Map(others).set(slug, lesson)),
      () => {
        if (!signal.aborted) setFailedSlug(slug)
      },
    )
    return () => controller.abort()
  }, [slug, isNeeded])

  return { lesson: known, isFailed: slug !== null && failedSlug === slug, retry: () => setFailedSlug(null) }
}

/** @throws when the lesson cannot be had. */
async function fetchLesson<Product>(slug: string, signal: AbortSignal): Promise<LessonDetails<Product>> {
  const answer = await fetch(`/lesson/${slug}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
  })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  // This very build's own server vouches for the shape.
  return answer.json() as Promise<LessonDetails<Product>>
}

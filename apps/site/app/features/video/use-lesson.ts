import { useEffect, useState } from 'react'
import { isRecord } from '#app/lib/is-record.ts'
import { withConnection } from '#app/lib/network/connection.ts'
import { fetchData } from '#app/lib/network/requests.ts'
import type { LessonDetails } from './lesson-details.ts'

type LessonState<Product> = {
  lesson: LessonDetails<Product> | null
  isFailed: boolean
  retry: () => void
}

/**
 * The lesson of an open popup: the one that came with the page, else fetched by its slug. Lessons that were loaded once are kept
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
    withConnection(() => fetchData(`/lesson/${slug}`, isLesson<Product>, { signal }), signal).then(
      (lesson) => setLoaded((others) => new Map(others).set(slug, lesson)),
      () => {
        if (!signal.aborted) setFailedSlug(slug)
      },
    )
    return () => controller.abort()
  }, [slug, isNeeded])

  return { lesson: known, isFailed: slug !== null && failedSlug === slug, retry: () => setFailedSlug(null) }
}

function isLesson<Product>(answer: unknown): answer is LessonDetails<Product> {
  return isRecord(answer)
}

import { useEffect, useMemo, useRef } from 'react'
import { PlayerState } from '../player/player-state.ts'
import type { PlayerCallbacks } from '../player/use-player.ts'
import { count } from '../statistics/count.ts'
import type { LessonDetails } from './lesson-details.ts'
import { quartersOf } from './quarters-of.ts'

type Lesson = Pick<LessonDetails<unknown>, 'slug' | 'durationSeconds'>

/** Counts how far a lesson was watched when the visitor leaves it, if it was played. Returns the player's callbacks. */
export function useLessonLeft(lesson: Lesson | null): Required<PlayerCallbacks> {
  const farthest = useRef<number>(null)
  const place = useRef(0)
  const slug = lesson?.slug
  const durationSeconds = lesson?.durationSeconds ?? 0

  useEffect(() => {
    if (slug === undefined || durationSeconds <= 0) return
    const tell = () => {
      if (farthest.current === null) return
      count('lesson-left', `${slug}:${quartersOf(farthest.current, durationSeconds)}`)
      farthest.current = null
    }
    window.addEventListener('pagehide', tell)
    return () => {
      window.removeEventListener('pagehide', tell)
      tell()
    }
  }, [slug, durationSeconds])

  return useMemo(
    () => ({
      onStateChange: (state) => {
        if (state === PlayerState.PLAYING) farthest.current ??= place.current
        if (state === PlayerState.ENDED && farthest.current !== null) farthest.current = Infinity
      },
      onTimeChange: (seconds) => {
        place.current = seconds
        if (farthest.current !== null) farthest.current = Math.max(farthest.current, seconds)
      },
    }),
    [],
  )
}

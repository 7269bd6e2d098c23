import { useEffect, useRef } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { Button } from '#app/ui/Button.tsx'
import { Waiting } from '../offline/Waiting.tsx'
import type { PlayerControls } from '../player/player-session.ts'
import { VideoPlayer } from '../player/VideoPlayer.tsx'
import styles from './LessonInPlace.module.css'
import { useLesson } from './use-lesson.ts'
import { useLessonLeft } from './use-lesson-left.ts'

/** A lesson that plays where it was pressed: in the place of its picture, at once. */
export function LessonInPlace({ slug }: { slug: string }) {
  const { texts } = useSite()
  const { lesson, isFailed, retry } = useLesson(slug, null)
  const watching = useLessonLeft(lesson)
  const place = useRef<HTMLDivElement>(null)
  const player = useRef<PlayerControls>(null)
  // The player is attached by then. At a platform it is not, and the visitor is asked first.
  useEffect(() => {
    if (!lesson) return
    // The pressed link is gone: the keys go on working here.
    place.current?.querySelector('section')?.focus({ preventScroll: true })
    player.current?.play()
  }, [lesson])
  if (!lesson) {
    return (
      <div className={styles.waiting} aria-busy={!isFailed}>
        {!isFailed && <Waiting />}
        <p aria-live="polite">{isFailed && texts.popups.video.unavailable}</p>
        {isFailed && (
          <Button look="secondary" onClick={retry}>
            {texts.popups.video.retry}
          </Button>
        )}
      </div>
    )
  }
  return (
    <div ref={place}>
      <VideoPlayer
        ref={player}
        provider={lesson.provider}
        src={lesson.src}
        captions={lesson.captions}
        poster={lesson.picture}
        title={lesson.title}
        texts={texts.popups.video}
        {...watching}
      />
    </div>
  )
}

import { lessonPath } from '@pryad/contract/paths.ts'
import { Suspense, useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Waiting } from '#app/features/offline/Waiting.tsx'
import type { PlayerControls } from '#app/features/player/player-session.ts'
import type { VideoContent } from '#app/features/popups/popup-store.ts'
import { usePopupActions } from '#app/features/popups/use-popups.ts'
import { BuyLink } from '#app/features/products/BuyLink.tsx'
import type { ShadeTeaser } from '#app/features/products/product-view.ts'
import { useSite } from '#app/features/site/use-site.ts'
import { LessonView } from '#app/features/video/LessonView.tsx'
import type { LessonDetails } from '#app/features/video/lesson-details.ts'
import { useLesson } from '#app/features/video/use-lesson.ts'
import { useLessonLeft } from '#app/features/video/use-lesson-left.ts'
import { lazyNamed } from '#app/lib/network/load-part.ts'
import { secondOf, withSlug } from '#app/lib/routing/addresses.ts'
import { Button } from '#app/ui/Button.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { ShareLinks } from '#app/ui/ShareLinks.tsx'
import styles from './LessonPopup.module.css'

const VideoPlayer = lazyNamed(() => import('#app/features/player/VideoPlayer.tsx'), 'VideoPlayer')

/** Widths of the player, see `Picture`. */
const stageSizes = '(min-width: 64rem) 35rem, 88vw'

export type LessonPopupProps = {
  slug: string
  /** The data of the lesson that the page has already. */
  content: VideoContent | null
  fromPage: LessonDetails<ShadeTeaser> | null
}

/** The content of the video popup: the lesson, or its picture while it is loading. */
export function LessonPopup({ slug, content, fromPage }: LessonPopupProps) {
  const { texts } = useSite()
  const { lesson, isFailed, retry } = useLesson(slug, fromPage)
  if (lesson) return <LoadedLesson key={lesson.slug} lesson={lesson} />
  return (
    <div className={styles.waiting} aria-busy={!isFailed}>
      {content?.slug === slug && content.picture && <Picture picture={content.picture} sizes={stageSizes} />}
      {!isFailed && <Waiting />}
      <p aria-live="polite">{isFailed && texts.popups.video.unavailable}</p>
      {isFailed && (
        <div>
          <Button look="secondary" onClick={retry}>
            {texts.popups.video.retry}
          </Button>
        </div>
      )}
    </div>
  )
}

function playFrom(player: PlayerControls, seconds: number): void {
  player.seekTo(seconds)
  player.play()
}

function LoadedLesson({ lesson }: { lesson: LessonDetails<ShadeTeaser> }) {
  const { texts } = useSite()
  const location = useLocation()
  const { replaceVideo } = usePopupActions()
  const player = useRef<PlayerControls>(null)
  const wantedStep = useRef<number>(null)
  /** A link to a step opens the lesson there. Later changes of the address belong to another lesson. */
  const [startAt] = useState(() => secondOf(location) ?? 0)
  const [time, setTime] = useState(0)
  const watching = useLessonLeft(lesson)
  const urlOf = (slug: string) => withSlug(location, slug)
  /** The player's code comes after the lesson's: a step pressed before is played then. */
  const connect = useCallback((controls: PlayerControls | null) => {
    player.current = controls
    if (!controls || wantedStep.current === null) return
    playFrom(controls, wantedStep.current)
    wantedStep.current = null
  }, [])
  return (
    <LessonView
      lesson={lesson}
      texts={texts.popups.video}
      time={time}
      urlOf={urlOf}
      onNeighbour={(neighbour) => replaceVideo(urlOf(neighbour.slug), neighbour)}
      onStep={(seconds) => {
        if (player.current) playFrom(player.current, seconds)
        else wantedStep.current = seconds
      }}
      player={
        <Suspense fallback={lesson.picture && <Picture picture={lesson.picture} sizes={stageSizes} />}>
          <VideoPlayer
            ref={connect}
            provider={lesson.provider}
            src={lesson.src}
            captions={lesson.captions}
            poster={lesson.picture}
            title={lesson.title}
            startAt={startAt}
            texts={texts.popups.video}
            onStateChange={watching.onStateChange}
            onTimeChange={(seconds) => {
              setTime(seconds)
              watching.onTimeChange?.(seconds)
            }}
          />
        </Suspense>
      }
      actions={
        <div className={styles.actions}>
          {lesson.products.length > 0 && (
            <BuyLink
              name={lesson.products.map(({ title }) => title).join(', ')}
              eans={lesson.products.map(({ ean }) => ean)}
            />
          )}
          <ShareLinks title={lesson.title} path={lessonPath(lesson.slug)} texts={texts.common} />
        </div>
      }
    />
  )
}

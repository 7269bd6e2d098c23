import { Suspense, useState } from 'react'
import { isPlainClick } from '#app/lib/browser/navigation.ts'
import { lazyNamed } from '#app/lib/network/load-part.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { PartBoundary } from '../errors/PartBoundary.tsx'
import { Waiting } from '../offline/Waiting.tsx'
import { useSite } from '../site/use-site.ts'
import styles from './LeadLesson.module.css'
import { LessonClock } from './LessonClock.tsx'
import { LessonLink } from './LessonLink.tsx'
import type { LessonTeaser } from './video-view.ts'

const LessonInPlace = lazyNamed(() => import('./LessonInPlace.tsx'), 'LessonInPlace')

type LeadLessonProps = {
  lesson: LessonTeaser
  /** Address that opens the lesson in its popup on the current page. */
  url: string
}

/**
 * The large lesson that the page of lessons opens with. A press on its picture plays it there; without scripts, and when the player cannot
 * be loaded, the link leads to the lesson in its popup, where its steps are.
 */
export function LeadLesson({ lesson, url }: LeadLessonProps) {
  const { play, open } = useSite().texts.sections.video
  const { slug, title, description, clock, duration, picture } = lesson
  const [isStarted, setIsStarted] = useState(false)
  // Nobody could stop a film behind the popup.
  const stop = () => setIsStarted(false)
  const poster = picture && (
    <Picture
      picture={picture}
      sizes="(min-width: 100rem) 64rem, (min-width: 88rem) 56rem, (min-width: 64rem) 64vw, 100vw"
      priority
    />
  )
  const start = (
    <Link
      className={styles.start}
      url={url}
      data-replay=""
      onClick={(event) => {
        // If the player could not be loaded, the link leads to the lesson.
        if (isStarted || !isPlainClick(event)) return
        event.preventDefault()
        setIsStarted(true)
      }}
    >
      {poster}
      <span className={styles.label}>
        <Icon name="play" />
        <span>{play}</span>
      </span>
      <LessonClock clock={clock} duration={duration} />
    </Link>
  )
  return (
    <article className={styles.lead}>
      <div className={styles.frame}>
        {isStarted ? (
          <PartBoundary fallback={start}>
            <Suspense fallback={<Waiting />}>
              <LessonInPlace slug={slug} />
            </Suspense>
          </PartBoundary>
        ) : (
          start
        )}
      </div>
      <h2 className={styles.title}>
        <LessonLink className={styles.link} lesson={lesson} url={url} onOpen={stop}>
          {title}
        </LessonLink>
      </h2>
      <p className={styles.description}>{description}</p>
      <p>
        <LessonLink className={styles.open} lesson={lesson} url={url} onOpen={stop}>
          <span>{open}</span>
          <Icon name="arrow" size="small" />
        </LessonLink>
      </p>
    </article>
  )
}

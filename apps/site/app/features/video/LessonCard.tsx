import { Icon } from '#app/ui/Icon.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import styles from './LessonCard.module.css'
import { LessonClock } from './LessonClock.tsx'
import { LessonLink } from './LessonLink.tsx'
import type { LessonTeaser } from './video-view.ts'

type LessonCardProps = {
  lesson: LessonTeaser
  /** Address that opens the lesson on the current page. */
  url: string
  /** Widths the layout gives its picture, see `Picture`. */
  sizes: string
  headingLevel?: 'h2' | 'h3'
  /** Its picture is the first of the page. */
  isFirst?: boolean
  /** The words below the picture, or beside a small one. */
  look?: 'card' | 'row'
}

/** A lesson in a list. The whole card opens it, its link is the title. */
export function LessonCard({
  lesson,
  url,
  sizes,
  headingLevel: Heading = 'h3',
  isFirst = false,
  look = 'card',
}: LessonCardProps) {
  const { title, description, clock, duration, picture } = lesson
  return (
    <article className={styles[look]}>
      <div className={`sheen ${styles.frame}`}>
        {picture && <Picture picture={picture} sizes={sizes} priority={isFirst} />}
        {look === 'card' && (
          <>
            <span className={styles.play}>
              <Icon name="play" />
            </span>
            <LessonClock clock={clock} duration={duration} />
          </>
        )}
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <LessonLink className={`cardLink ${styles.link}`} lesson={lesson} url={url}>
            {title}
          </LessonLink>
        </Heading>
        <p className={styles.description}>{description}</p>
        {/* Signs would cover a third of so small a picture. */}
        {look === 'row' && duration && <p className="smallPrint">{duration}</p>}
      </div>
    </article>
  )
}

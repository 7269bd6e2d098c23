import { LessonCard } from './LessonCard.tsx'
import styles from './LessonGrid.module.css'
import type { LessonTeaser } from './video-view.ts'

/** Widths of a lesson's picture. */
const sizes = {
  columns: '(min-width: 88rem) 27rem, (min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 92vw',
  strip: 'min(80vw, 26rem)',
}

/** Lessons that one row of columns shows whole. */
const aRow = 3

type LessonGridProps = {
  lessons: LessonTeaser[]
  /** Address that opens a lesson on the current page. */
  urlOf: (lesson: LessonTeaser) => string
  /** In columns, or in a strip that scrolls sideways: if there is anything to scroll to. */
  arrangement?: 'columns' | 'strip'
  headingLevel?: 'h2' | 'h3'
  /** Whether nothing with a picture stands above it. */
  isFirstOnPage?: boolean
}

/** Lessons, each leading to its popup. */
export function LessonGrid({
  lessons,
  urlOf,
  arrangement = 'columns',
  headingLevel = 'h3',
  isFirstOnPage = false,
}: LessonGridProps) {
  const shownIn = lessons.length > aRow ? arrangement : 'columns'
  return (
    <ul className={styles[shownIn]}>
      {lessons.map((lesson, index) => (
        <li key={lesson.id} id={`lesson-${lesson.id}`} className={styles.item}>
          <LessonCard
            lesson={lesson}
            url={urlOf(lesson)}
            sizes={sizes[shownIn]}
            headingLevel={headingLevel}
            isFirst={isFirstOnPage && index === 0}
          />
        </li>
      ))}
    </ul>
  )
}

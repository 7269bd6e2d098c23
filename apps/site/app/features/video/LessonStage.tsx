import { LeadLesson } from './LeadLesson.tsx'
import { LessonCard } from './LessonCard.tsx'
import styles from './LessonStage.module.css'
import type { LessonTeaser } from './video-view.ts'

/** Lessons of the stage: the large one, and as many beside it as it is high. */
export const lessonsOnStage = 5

type LessonStageProps = {
  lessons: LessonTeaser[]
  /** Address that opens a lesson on the current page. */
  urlOf: (lesson: LessonTeaser) => string
}

/** The beginning of the page of lessons: a large lesson that plays where it is, and the next ones beside it. */
export function LessonStage({ lessons: [lead, ...others], urlOf }: LessonStageProps) {
  if (!lead) return null
  return (
    <div className={styles.stage}>
      <LeadLesson key={lead.id} lesson={lead} url={urlOf(lead)} />
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((lesson) => (
            <li key={lesson.id} id={`lesson-${lesson.id}`} className={styles.item}>
              <LessonCard
                lesson={lesson}
                url={urlOf(lesson)}
                sizes="(min-width: 64rem) 11rem, (min-width: 48rem) 22vw, 8rem"
                headingLevel="h2"
                look="row"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

import type { ReactElement } from 'react'
import { useAsleepMark } from '#app/lib/browser/hydration.ts'
import { fill } from '#app/texts/fill.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import styles from './LessonView.module.css'
import type { LessonDetails, LessonNeighbour } from './lesson-details.ts'

type LessonViewProps = {
  lesson: LessonDetails<unknown>
  texts: SiteTexts['popups']['video']
  player: ReactElement
  /** The parts that go with the lesson: where to buy, how to share. */
  actions: ReactElement
  /** Seconds up to which the lesson has played; the current step is marked by them. */
  time: number
  onStep: (seconds: number) => void
  /** Address of another lesson on the current page. */
  urlOf: (slug: string) => string
  onNeighbour: (neighbour: LessonNeighbour) => void
}

/** A lesson as its popup shows it: the player, the steps, everything that is said, and the way to the next one. */
export function LessonView({
  lesson,
  texts,
  player,
  actions,
  time,
  onStep,
  urlOf,
  onNeighbour,
}: LessonViewProps) {
  const currentStep = lesson.steps.findLastIndex(({ at }) => at <= time)
  return (
    <div className={styles.lesson} {...useAsleepMark()}>
      <div className={styles.main}>
        {player}
        <p className={styles.description}>{lesson.description}</p>
        {actions}
      </div>
      <div className={styles.side}>
        {lesson.steps.length > 0 && (
          <>
            <h3 className={styles.heading}>{texts.steps}</h3>
            <ol className={styles.steps}>
              {lesson.steps.map(({ at, clock, title, text }, index) => (
                <li key={at}>
                  <a
                    className={styles.step}
                    data-replay
                    href={`${lesson.src}#t=${at}`}
                    aria-current={index === currentStep ? 'step' : undefined}
                    onClick={(event) => {
                      event.preventDefault()
                      onStep(at)
                    }}
                  >
                    <span className={styles.clock}>{clock}</span>
                    <span>
                      <span className={styles.stepTitle}>{title}</span>
                      <span className={styles.stepText}>{text}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ol>
          </>
        )}
        {lesson.transcript && (
          <details className={styles.transcript}>
            <summary className={styles.summary}>
              <span>{texts.showTranscript}</span>
              <Icon name="down" size="small" />
            </summary>
            <p>{lesson.transcript}</p>
          </details>
        )}
      </div>
      <nav className={styles.neighbours} aria-label={texts.label}>
        {lesson.previous && (
          <Neighbour
            label={texts.previous}
            neighbour={lesson.previous}
            urlOf={urlOf}
            onNeighbour={onNeighbour}
          />
        )}
        {lesson.position && <p className={styles.position}>{fill(texts.position, lesson.position)}</p>}
        {lesson.next && (
          <Neighbour
            label={texts.next}
            neighbour={lesson.next}
            urlOf={urlOf}
            onNeighbour={onNeighbour}
            isNext
          />
        )}
      </nav>
    </div>
  )
}

type NeighbourProps = Pick<LessonViewProps, 'urlOf' | 'onNeighbour'> & {
  label: string
  neighbour: LessonNeighbour
  isNext?: boolean
}

function Neighbour({ label, neighbour, urlOf, onNeighbour, isNext = false }: NeighbourProps) {
  return (
    <Link
      className={isNext ? styles.next : styles.previous}
      url={urlOf(neighbour.slug)}
      onClick={(event) => {
        event.preventDefault()
        onNeighbour(neighbour)
      }}
    >
      <Icon name={isNext ? 'arrow' : 'back'} />
      <span>
        <span className={styles.label}>{label}</span>
        <span className={styles.neighbourTitle}>{neighbour.title}</span>
      </span>
    </Link>
  )
}

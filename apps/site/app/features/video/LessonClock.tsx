import styles from './LessonClock.module.css'

type LessonClockProps = {
  /** Minutes and seconds; empty while nobody knows how long the lesson is. */
  clock: string
  /** The same in words. */
  duration: string
}

/** How long a lesson is, in a corner of its picture. How far from the edges, the picture's frame says by `--clock-inset`. */
export function LessonClock({ clock, duration }: LessonClockProps) {
  if (!clock) return null
  return (
    <span className={styles.clock}>
      <span aria-hidden="true">{clock}</span>
      <span className="visuallyHidden">{duration}</span>
    </span>
  )
}

import type { Fact } from '../finder-view.ts'
import styles from './Facts.module.css'

/** Minutes, developer and boxes of a shade, in a row. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ text, about, note }) => (
        <li key={text}>
          <span className={about ? styles.fact : styles.remark}>{text}</span>{' '}
          {about && <span className={styles.about}>{about}</span>}{' '}
          {note && <span className={`${styles.about} ${styles.note}`}>{note}</span>}
        </li>
      ))}
    </ul>
  )
}

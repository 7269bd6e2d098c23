import type { ReactNode } from 'react'
import { Container } from '../Container/Container.tsx'
import styles from './Callout.module.css'

type CalloutProps = {
  title: string
  text: string
  /** A numeral as large as a picture. It repeats what the words say. */
  numeral?: number
  /** The link or button beside the words. */
  children: ReactNode
}

/** A coloured band across the page that says one thing and offers one press. */
export function Callout({ title, text, numeral, children }: CalloutProps) {
  return (
    <aside className={styles.band} aria-label={title}>
      <Container>
        <div className={`${styles.inner} ${numeral === undefined ? '' : styles.withNumeral}`}>
          {numeral !== undefined && (
            <p className={styles.numeral} aria-hidden="true">
              {numeral}
            </p>
          )}
          <div className={styles.words}>
            <h2>{title}</h2>
            <p className={styles.text}>{text}</p>
          </div>
          {children}
        </div>
      </Container>
    </aside>
  )
}

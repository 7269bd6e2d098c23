import type { ReactNode } from 'react'
import { Container } from '../Container/Container.tsx'
import styles from './Callout.module.css'

type CalloutProps = {
  /** Anchor of the band. */
  id?: string
  title: string
  text: string
  /** A numeral as large as a picture. It repeats what the words say. */
  numeral?: number
  /** The link or button beside the words. */
  children: ReactNode
}

/** A coloured band across the page that says one thing and offers one press. */
export function Callout({ id, title, text, numeral, children }: CalloutProps) {
  return (
    <aside className={styles.band} id={id} aria-label={title}>
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

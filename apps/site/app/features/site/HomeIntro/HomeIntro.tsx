import type { ReactNode } from 'react'
import { Container } from '../../../ui/Container/Container.tsx'
import styles from './HomeIntro.module.css'

type HomeIntroProps = { title: string; lead: string; children: ReactNode }

/** The first words of a page below the carousel, and the topics to filter it by. */
export function HomeIntro({ title, lead, children }: HomeIntroProps) {
  return (
    <Container>
      <div className={styles.intro}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </Container>
  )
}

import { Container } from '#app/ui/Section.tsx'
import styles from './HomeIntro.module.css'

type HomeIntroProps = { title: string; lead: string }

/** The first words of a page below the carousel. */
export function HomeIntro({ title, lead }: HomeIntroProps) {
  return (
    <Container>
      <div className={styles.intro}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
    </Container>
  )
}

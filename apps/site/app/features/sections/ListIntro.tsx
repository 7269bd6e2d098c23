import { Container } from '#app/ui/Section.tsx'
import styles from './ListIntro.module.css'

type ListIntroProps = { title: string; lead?: string }

/** The heading of a list that a visitor asked for: so low that the first results are seen with it. */
export function ListIntro({ title, lead }: ListIntroProps) {
  return (
    <Container>
      <div className={styles.intro}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
    </Container>
  )
}

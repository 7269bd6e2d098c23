import { Picture } from '#app/ui/Picture.tsx'
import { Container } from '#app/ui/Section.tsx'
import styles from './TopicIntro.module.css'
import type { TopicOpening } from './topics.server.ts'

type TopicIntroProps = {
  name: string
  opening: TopicOpening
  /** Replaces a sentence that editors have not written: how many entries the topic has. */
  counts: string
}

/** The page of a topic opens with its name, one sentence and a strand of its own: so low that its first results are seen with it. */
export function TopicIntro({ name, opening: { sentence, picture }, counts }: TopicIntroProps) {
  return (
    <Container>
      <header className={styles.intro}>
        {picture && (
          <div className={styles.picture}>
            <Picture
              picture={picture}
              sizes="(min-width: 100rem) 58rem, (min-width: 48rem) 58vw, 100vw"
              priority
            />
          </div>
        )}
        <div className={styles.words}>
          <h1 className={styles.title}>{name}</h1>
          {(sentence || counts) && <p className={styles.sentence}>{sentence || counts}</p>}
        </div>
      </header>
    </Container>
  )
}

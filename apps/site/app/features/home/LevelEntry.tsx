import { LockPicture } from '#app/features/strand/LockPicture.tsx'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Section } from '#app/ui/Section.tsx'
import type { LevelQuestion } from './ask-for-level.server.ts'
import styles from './LevelEntry.module.css'

type LevelEntryProps = {
  texts: SiteTexts['home']['level']
  question: LevelQuestion
  next: { id: string; title: string }
}

/** The way into the shade finder looks like its first step: a press on a strand is the answer to its first question. */
export function LevelEntry({ texts, question: { title, hint, choices }, next }: LevelEntryProps) {
  return (
    <Section id="level" title={texts.title} description={texts.intro} next={next}>
      <div className={styles.step}>
        <h3 className={styles.question}>{title}</h3>
        <p className={styles.hint}>{hint}</p>
        <ul className={styles.choices}>
          {choices.map(({ level, label, picture }) => (
            <li key={level}>
              <Link className={styles.choice} url={`/shade?level=${level}`}>
                <LockPicture className={styles.strand} src={picture} />
                <span className={styles.words}>
                  <span className={styles.ring} />
                  <span>{label}</span>
                </span>
                <span className="visuallyHidden">{` ${texts.find}`}</span>
              </Link>
            </li>
          ))}
          <li>
            <Link className={`${styles.choice} ${styles.all}`} url="/shade">
              <span>{texts.more}</span>
              <Icon name="arrow" size="small" />
            </Link>
          </li>
        </ul>
      </div>
    </Section>
  )
}

import { LockPicture } from '#app/features/strand/LockPicture.tsx'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Link } from '#app/ui/Link.tsx'
import { Section } from '#app/ui/Section.tsx'
import type { LoadedHome } from '../load-home.server.ts'
import styles from './LevelEntry.module.css'

type LevelEntryProps = {
  texts: SiteTexts['home']['level']
  hair: LoadedHome['hair']
  next: { id: string; title: string }
}

/** The way into the shade finder: a press on the strand that looks like one's own hair is the answer to its first question. */
export function LevelEntry({ texts, hair, next }: LevelEntryProps) {
  return (
    <Section id="level" tone="band" title={texts.title} description={texts.intro} next={next}>
      <ul className={styles.strands}>
        {hair.map(({ name, level, picture }) => (
          <li key={name}>
            <Link className={styles.strand} url={`/shade?level=${level}`}>
              <LockPicture className={styles.picture} src={picture} />
              <span>{texts[name]}</span>
              <span className="visuallyHidden">{` ${texts.find}`}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link url="/shade">{texts.more}</Link>
      </p>
    </Section>
  )
}

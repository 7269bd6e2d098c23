import { Icon } from '#app/ui/Icon/Icon.tsx'
import { Link } from '#app/ui/Link/Link.tsx'
import { Prose } from '#app/ui/Prose/Prose.tsx'
import type { FaqEntry } from '../faq-view.ts'
import styles from './FaqEntries.module.css'

type FaqEntriesProps = {
  entries: FaqEntry[]
  texts: { link: string }
  heading?: 'h3' | 'h4'
}

/** Questions that unfold their answers; each has an address of its own, `#faq-<id>`, with a link to it. */
export function FaqEntries({ entries, texts, heading: Heading = 'h3' }: FaqEntriesProps) {
  return (
    <ul className={styles.list}>
      {entries.map(({ id, question, answer }) => (
        <li key={id}>
          <details className={styles.entry} id={`faq-${id}`}>
            <summary className={styles.question}>
              <Heading className={styles.title}>{question}</Heading>
              <span className={styles.sign}>
                <Icon name="down" />
              </span>
            </summary>
            <div className={styles.answer}>
              <Prose html={answer} />
              <p>
                <Link className={styles.link} url={`#faq-${id}`} reload>
                  <Icon name="link" size="small" />
                  <span>{texts.link}</span>
                  <span className="visuallyHidden">{`: ${question}`}</span>
                </Link>
              </p>
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}

import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Prose } from '#app/ui/Prose.tsx'
import styles from './FaqEntries.module.css'
import type { FaqEntry } from './faq.server.ts'

type FaqEntriesProps = {
  entries: FaqEntry[]
  /** The words of a link to each question; without them there is none. */
  linkText?: string
  headingLevel?: 'h2' | 'h3'
}

/** Questions that unfold their answers; each has an address of its own, `/faq#faq-<id>`, with a link to it. */
export function FaqEntries({ entries, linkText, headingLevel: Heading = 'h3' }: FaqEntriesProps) {
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
              {linkText && (
                <p>
                  <Link className={styles.link} url={`/faq#faq-${id}`}>
                    <Icon name="link" size="small" />
                    <span>{linkText}</span>
                    <span className="visuallyHidden">{`: ${question}`}</span>
                  </Link>
                </p>
              )}
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}

import { memo } from 'react'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { Prose } from '../../../ui/Prose/Prose.tsx'
import { Still } from '../../../ui/Still/Still.tsx'
import type { FaqEntry } from '../faq-view.ts'
import styles from './FaqList.module.css'

/** Questions that unfold their answers; each has an address of its own, `#faq-<id>`. */
export const FaqList = memo(function FaqList({ entries }: { entries: FaqEntry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <Still key={entry.id} as="li" of={entry}>
          <details className={styles.entry} id={`faq-${entry.id}`}>
            <summary className={styles.question}>
              <h3 className={styles.title}>{entry.question}</h3>
              <span className={styles.sign}>
                <Icon name="down" />
              </span>
            </summary>
            <div className={styles.answer}>
              <Prose html={entry.answer} />
            </div>
          </details>
        </Still>
      ))}
    </ul>
  )
})

import { memo } from 'react'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { Prose } from '../../../ui/Prose/Prose.tsx'
import { Still } from '../../../ui/Still/Still.tsx'
import type { StillData } from '../../../ui/Still/still-data.ts'
import type { FaqEntry } from '../faq-view.ts'
import styles from './FaqList.module.css'

/** Questions that unfold their answers; each has an address of its own, `#faq-<id>`. */
export const FaqList = memo(function FaqList({ entries }: { entries: StillData<FaqEntry>[] }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <Still key={entry.mark} as="li" of={entry}>
          {({ id, question, answer }) => (
            <details className={styles.entry} id={`faq-${id}`}>
              <summary className={styles.question}>
                <h3 className={styles.title}>{question}</h3>
                <span className={styles.sign}>
                  <Icon name="down" />
                </span>
              </summary>
              <div className={styles.answer}>
                <Prose html={answer} />
              </div>
            </details>
          )}
        </Still>
      ))}
    </ul>
  )
})

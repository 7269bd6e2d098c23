import { memo } from 'react'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { RestOfList } from '#app/ui/RestOfList/RestOfList.tsx'
import { FaqEntries } from '../FaqEntries/FaqEntries.tsx'
import type { FaqEntry } from '../faq-view.ts'
import { groupQuestions } from '../group-questions.ts'
import styles from './FaqList.module.css'

/** Questions that are seen at once: as high as the form that stands beside them on a computer. */
const questionsAtOnce = 8

type Texts = SiteTexts['sections']['faq']

type FaqListProps = {
  entries: FaqEntry[]
  /** Whether they stand under their topics; those of one topic need no heading. */
  isGrouped: boolean
  texts: Texts
  /** The words that unfold the rest of them. */
  moreLabel: string
}

/** The questions that editors put first, and the rest a press away. */
export const FaqList = memo(function FaqList({ entries, isGrouped, texts, moreLabel }: FaqListProps) {
  const rest = entries.slice(questionsAtOnce)
  const Questions = isGrouped ? Groups : FaqEntries
  return (
    <>
      <Questions entries={entries.slice(0, questionsAtOnce)} texts={texts} />
      {rest.length > 0 && (
        <RestOfList label={moreLabel} count={rest.length}>
          <Questions entries={rest} texts={texts} />
        </RestOfList>
      )}
    </>
  )
})

/** Questions under the names of their topics. When none has a topic, there is nothing to tell apart. */
function Groups({ entries, texts }: { entries: FaqEntry[]; texts: Texts }) {
  const groups = groupQuestions(entries)
  if (groups.every(({ topic }) => topic === null)) return <FaqEntries entries={entries} texts={texts} />
  return (
    <div className={styles.groups}>
      {groups.map(({ topic, entries }) => (
        <section key={topic} className={styles.group}>
          <h3 className={styles.topic}>{topic ?? texts.other}</h3>
          <FaqEntries entries={entries} texts={texts} heading="h4" />
        </section>
      ))}
    </div>
  )
}

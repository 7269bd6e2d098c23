import type { SiteTexts } from '#app/texts/site-texts.ts'
import { TagLinks } from '#app/ui/Link.tsx'
import { FaqEntries } from '../FaqEntries/FaqEntries.tsx'
import type { FaqEntry } from '../faq-view.ts'
import { groupQuestions } from '../group-questions.ts'
import styles from './FaqList.module.css'

type FaqListProps = {
  entries: FaqEntry[]
  texts: SiteTexts['sections']['faq']
  /** Name of the links to the topics. */
  topicsLabel: string
}

/** Questions under the names of their topics, with links to those. When none has a topic, there is nothing to tell apart. */
export function FaqList({ entries, texts, topicsLabel }: FaqListProps) {
  const groups = groupQuestions(entries).map(({ topic, entries }) => ({
    id: `topic-${topic?.slug ?? 'other'}`,
    name: topic?.name ?? texts.other,
    entries,
  }))
  if (entries.every(({ topic }) => topic === null))
    return <FaqEntries entries={entries} linkText={texts.link} headingLevel="h2" />
  return (
    <div className={styles.groups}>
      <TagLinks
        label={topicsLabel}
        links={groups.map(({ id, name }) => ({ key: id, text: name, url: `#${id}`, isCurrent: false }))}
      />
      {groups.map(({ id, name, entries }) => (
        <section key={id} className={styles.group}>
          <h2 className={styles.topic} id={id}>
            {name}
          </h2>
          <FaqEntries entries={entries} linkText={texts.link} />
        </section>
      ))}
    </div>
  )
}

import type { ReactNode } from 'react'
import { ListIntro } from '#app/features/sections/ListIntro.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Column, Row } from '#app/ui/Grid.tsx'
import { Link, TagLinks } from '#app/ui/Link.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Container, FormPanel } from '#app/ui/Section.tsx'
import { FaqEntries } from './FaqEntries.tsx'
import styles from './FaqPage.module.css'
import type { FaqEntry } from './faq.server.ts'
import { groupQuestions } from './group-questions.ts'

type FaqPageProps = {
  /** Null when the API fails. */
  questions: FaqEntry[] | null
  /** The form for a question. */
  form: ReactNode
}

/** All questions under their topics, and the form beside them. */
export function FaqPage({ questions, form }: FaqPageProps) {
  const { tags, faq } = useSite().texts.sections
  return (
    <>
      <ListIntro title={faq.title} lead={faq.intro} />
      <Container>
        <div className={styles.page}>
          <Row offset="large" justify="space-between">
            <Column desktop={7}>
              <p className={styles.toForm}>
                <Link url="#ask">{faq.formTitle}</Link>
              </p>
              <div id="faq">
                {!questions && <Notice>{faq.unavailable}</Notice>}
                {questions?.length === 0 && <Notice>{faq.empty}</Notice>}
                {questions && questions.length > 0 && (
                  <FaqList entries={questions} texts={faq} topicsLabel={tags.label} />
                )}
              </div>
            </Column>
            <Column desktop={5}>
              <div className={styles.beside}>
                <FormPanel id="ask" title={faq.formTitle} intro={faq.formIntro}>
                  {form}
                </FormPanel>
              </div>
            </Column>
          </Row>
        </div>
      </Container>
    </>
  )
}

type FaqListProps = {
  entries: FaqEntry[]
  texts: SiteTexts['sections']['faq']
  /** Name of the links to the topics. */
  topicsLabel: string
}

/** Questions under the names of their topics, with links to those. When none has a topic, there is nothing to tell apart. */
function FaqList({ entries, texts, topicsLabel }: FaqListProps) {
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

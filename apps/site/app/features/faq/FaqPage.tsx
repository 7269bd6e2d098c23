import type { ReactNode } from 'react'
import { ListIntro } from '#app/features/sections/ListIntro.tsx'
import { Preparing } from '#app/features/sections/Preparing.tsx'
import { useSite } from '#app/features/site/use-site.ts'
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

/** All questions under their topics, with the way to those beside them, and the form below. */
export function FaqPage({ questions, form }: FaqPageProps) {
  const { tags, faq } = useSite().texts.sections
  const groups = topicsOf(questions ?? [], faq.other)
  return (
    <>
      <ListIntro title={faq.title} lead={faq.intro} />
      <Container>
        <div className={styles.page} id="faq">
          <Row offset="large" justify="center">
            <Column desktop={3}>
              <div className={styles.beside}>
                {groups.length > 0 && (
                  <TagLinks
                    label={tags.label}
                    isStrip
                    links={groups.map(({ id, name }) => ({
                      key: id,
                      text: name,
                      url: `#${id}`,
                      isCurrent: false,
                    }))}
                  />
                )}
                {questions?.length !== 0 && (
                  <p>
                    <Link url="#ask">{faq.formTitle}</Link>
                  </p>
                )}
              </div>
            </Column>
            <Column desktop={9}>
              <div className={styles.groups}>
                {!questions && <Notice>{faq.unavailable}</Notice>}
                {questions?.length === 0 && <Preparing />}
                {questions && questions.length > 0 && groups.length === 0 && (
                  <FaqEntries entries={questions} linkText={faq.link} headingLevel="h2" />
                )}
                {groups.map(({ id, name, entries }) => (
                  <section key={id} className={styles.group}>
                    <h2 className={styles.topic} id={id}>
                      {name}
                    </h2>
                    <FaqEntries entries={entries} linkText={faq.link} />
                  </section>
                ))}
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

/** The topics with their questions. When no question has a topic, there is nothing to tell apart. */
function topicsOf(entries: FaqEntry[], other: string) {
  if (entries.every(({ topic }) => topic === null)) return []
  return groupQuestions(entries).map(({ topic, entries }) => ({
    id: `topic-${topic?.slug ?? 'other'}`,
    name: topic?.name ?? other,
    entries,
  }))
}

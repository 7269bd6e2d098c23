import type { ReactNode } from 'react'
import { ListIntro } from '#app/features/sections/ListIntro/ListIntro.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { Column, Row } from '#app/ui/Grid.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Container, FormPanel } from '#app/ui/Section.tsx'
import { FaqList } from '../FaqList/FaqList.tsx'
import type { FaqEntry } from '../faq-view.ts'
import styles from './FaqPage.module.css'

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

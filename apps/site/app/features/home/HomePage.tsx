import { type ReactNode, Suspense } from 'react'
import { lazyNamed } from '#app/lib/network/lazy-named.ts'
import { listUrl } from '#app/lib/routing/list-url.ts'
import { countOf } from '#app/texts/fill.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Column } from '#app/ui/Column/Column.tsx'
import { Container } from '#app/ui/Container/Container.tsx'
import { FormPanel } from '#app/ui/FormPanel/FormPanel.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Row } from '#app/ui/Row/Row.tsx'
import { Section } from '#app/ui/Section/Section.tsx'
import { TagLinks } from '#app/ui/TagLinks/TagLinks.tsx'
import { FaqList } from '../faq/FaqList/FaqList.tsx'
import { Palette } from '../products/Palette/Palette.tsx'
import { withPaletteFilter } from '../products/palette-filter.ts'
import { FirstAid, isAboutHarm } from '../sections/FirstAid/FirstAid.tsx'
import { FirstSteps } from '../sections/FirstSteps/FirstSteps.tsx'
import { SafetyBand } from '../sections/SafetyBand.tsx'
import { useSite } from '../site/use-site.ts'
import { TopicIntro } from '../topics/TopicIntro/TopicIntro.tsx'
import { tagLinks } from '../topics/tag-links.ts'
import { LessonGrid } from '../video/LessonGrid/LessonGrid.tsx'
import { ArticleList } from './ArticleList.tsx'
import { HomeIntro } from './HomeIntro/HomeIntro.tsx'
import styles from './HomePage.module.css'
import { homeList } from './home-list.ts'
import type { HomePart } from './load-home.server.ts'

const QuestionForm = lazyNamed(() => import('../question/QuestionForm/QuestionForm.tsx'), 'QuestionForm')

type HomePageProps = {
  /** The current page of the articles. */
  part: HomePart
  /** The data that came with the first page of them. */
  others: NonNullable<HomePart['others']>
}

/** The main page, or all there is of a topic. */
export function HomePage({ part, others }: HomePageProps) {
  const { lessons, lessonCount, questions, palette, opening, firstSteps, isSafetyThere } = others
  const { tag, articles } = part
  const site = useSite()
  const { home, sections } = site.texts
  /** The page of a topic leaves out a kind that the topic lacks; the main page says that there is nothing yet. */
  const isLeftOut = (list: unknown[] | undefined) => tag !== undefined && list?.length === 0
  /** A topic has a palette when any shade is of it, also while a filter lets none through. */
  const shades = palette?.families
  const hasNothing = [articles?.items, lessons, shades, questions].every(isLeftOut)
  const hasLessons = lessons && lessons.length > 0
  const toFaq = { id: 'faq', title: sections.faq.title }
  const toProducts = isLeftOut(shades) ? toFaq : { id: 'products', title: sections.products.title }
  return (
    <>
      {tag && opening ? (
        <TopicIntro
          name={tag.name}
          opening={opening}
          counts={[
            countOf(sections.articles.found, articles?.total),
            countOf(sections.video.found, lessonCount),
          ]
            .filter(Boolean)
            .join(', ')}
        />
      ) : (
        <HomeIntro title={home.title} lead={home.lead} />
      )}
      {firstSteps.length > 0 && (
        <FirstSteps
          texts={home.path}
          steps={firstSteps}
          next={{ id: 'articles', title: sections.articles.title }}
        />
      )}
      {/* In the same place whatever stands above: the focus stays on the topic that was pressed. */}
      <Container>
        <div className={firstSteps.length > 0 ? styles.topics : undefined}>
          <TagLinks label={sections.tags.label} links={tagLinks(site, '/', tag?.slug)} />
        </div>
      </Container>
      {hasNothing && (
        <Container>
          <Notice>{sections.tags.empty}</Notice>
        </Container>
      )}
      {!isLeftOut(articles?.items) && (
        <Section
          id="articles"
          title={sections.articles.title}
          description={tag ? undefined : sections.articles.intro}
          next={hasLessons ? { id: 'lessons', title: sections.video.title } : toProducts}
        >
          <ArticleList part={part} headingLevel="h3" />
        </Section>
      )}
      {tag && isAboutHarm([tag]) && (
        <Container>
          <FirstAid />
        </Container>
      )}
      {isSafetyThere && (
        <SafetyBand
          title={home.safetyTitle}
          text={home.safetyText}
          link={{ label: home.safetyLink, url: home.safetyUrl }}
        />
      )}
      {hasLessons && (
        <Section
          id="lessons"
          tone="dark"
          title={sections.video.title}
          description={sections.video.intro}
          next={toProducts}
          aside={
            <ButtonLink look="secondary" url={listUrl('/video', { tag: tag?.slug })}>
              {site.texts.common.allLessons}
            </ButtonLink>
          }
        >
          <LessonGrid
            lessons={lessons}
            arrangement="strip"
            urlOf={({ slug }) => {
              const url = homeList.urlOf(part, slug)
              return palette ? withPaletteFilter(url, palette.filter) : url
            }}
          />
        </Section>
      )}
      {!isLeftOut(shades) && (
        <Section
          id="products"
          tone="band"
          title={sections.products.title}
          description={sections.products.intro}
          next={toFaq}
        >
          {palette ? (
            <Palette
              palette={palette}
              tag={tag?.slug}
              texts={sections.products}
              newTabLabel={site.texts.popups.shops.newTab}
              moreLabel={sections.articles.more}
              retryLabel={site.texts.common.retry}
            />
          ) : (
            <Notice>{sections.products.unavailable}</Notice>
          )}
        </Section>
      )}
      <Questions>
        {!questions && <Notice>{sections.faq.unavailable}</Notice>}
        {questions?.length === 0 && <Notice>{sections.faq.empty}</Notice>}
        {questions && (
          <FaqList
            entries={questions}
            isGrouped={tag === undefined}
            texts={sections.faq}
            moreLabel={sections.articles.more}
          />
        )}
      </Questions>
    </>
  )
}

/** The list of questions with the form beside it. */
function Questions({ children }: { children: ReactNode }) {
  const { faq } = useSite().texts.sections
  return (
    <Section id="faq" title={faq.title} description={faq.intro} next={{ id: 'ask', title: faq.formTitle }}>
      <Row offset="large" justify="space-between">
        <Column desktop={7}>{children}</Column>
        <Column desktop={5}>
          <div className={styles.beside}>
            <FormPanel id="ask" title={faq.formTitle} intro={faq.formIntro}>
              <Suspense>
                <QuestionForm id="faq-form" />
              </Suspense>
            </FormPanel>
          </div>
        </Column>
      </Row>
    </Section>
  )
}

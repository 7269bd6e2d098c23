import { listUrl } from '#app/lib/routing/addresses.ts'
import { countOf } from '#app/texts/fill.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { TagLinks } from '#app/ui/Link.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Callout, Container, Section } from '#app/ui/Section.tsx'
import { ArticleGrid } from '../articles/ArticleGrid.tsx'
import { articleList } from '../articles/article-list.ts'
import { FaqEntries } from '../faq/FaqEntries.tsx'
import { ShadeStrip } from '../products/ShadeStrip.tsx'
import { AskBand } from '../sections/AskBand.tsx'
import { FirstAid, isAboutHarm } from '../sections/FirstAid.tsx'
import { Preparing } from '../sections/Preparing.tsx'
import { useSite } from '../site/use-site.ts'
import { TopicIntro } from '../topics/TopicIntro.tsx'
import { tagLinks } from '../topics/topics.ts'
import { LessonGrid } from '../video/LessonGrid.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import styles from './HomePage.module.css'
import { LevelEntry } from './LevelEntry.tsx'
import type { LoadedHome } from './load-home.server.ts'
import { useMovedPlace } from './moved-from-home.ts'

/** The main page, or all there is of a topic. */
export function HomePage({ loaded }: { loaded: LoadedHome }) {
  const { tag, articles, opening, firstSteps, level, lessons, lessonCount, shades, questions } = loaded
  useMovedPlace()
  const site = useSite()
  const { home, sections, common } = site.texts
  /** A kind without entries is left out; a topic may still be asked about. */
  const isLeftOut = (list: unknown[] | null | undefined) => list?.length === 0
  const hasNothing = [articles?.items, lessons, shades, questions].every(isLeftOut)
  const hasQuestions = tag !== undefined || !isLeftOut(questions)
  const hasLessons = lessons && lessons.length > 0
  const toAsk = { id: 'ask', title: home.askTitle }
  const toFaq = hasQuestions ? { id: 'faq', title: sections.faq.title } : toAsk
  const toProducts = isLeftOut(shades) ? toFaq : { id: 'products', title: sections.products.title }
  const toLessons = hasLessons ? { id: 'lessons', title: sections.video.title } : toProducts
  const toArticles = isLeftOut(articles?.items)
    ? toLessons
    : { id: 'articles', title: sections.articles.title }
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
        <Container>
          <div className={styles.intro}>
            <h1 className={styles.title}>{home.title}</h1>
            <p className={styles.lead}>{home.lead}</p>
          </div>
        </Container>
      )}
      {firstSteps.length > 0 && (
        <FirstSteps
          texts={home.path}
          steps={firstSteps}
          next={level ? { id: 'level', title: home.level.title } : toArticles}
        />
      )}
      {level && <LevelEntry texts={home.level} question={level} next={toArticles} />}
      {/* In the same place whatever stands above: the focus stays on the topic that was pressed. */}
      <Container>
        <div className={firstSteps.length > 0 && !level ? styles.topics : undefined}>
          <TagLinks label={sections.tags.label} links={tagLinks(site, '/', tag?.slug)} />
        </div>
      </Container>
      {hasNothing && <Container>{tag ? <Notice>{sections.tags.empty}</Notice> : <Preparing />}</Container>}
      {!isLeftOut(articles?.items) && (
        <Section
          id="articles"
          title={sections.articles.title}
          description={tag ? undefined : sections.articles.intro}
          next={toLessons}
          // A topic has all of its articles here, and they begin in the first screen of a phone.
          {...(!tag && {
            aside: (
              <ButtonLink look="secondary" url={articleList.urlOf({ page: 1 })}>
                {common.allArticles}
              </ButtonLink>
            ),
          })}
        >
          {!articles && <Notice>{sections.articles.unavailable}</Notice>}
          {articles && <ArticleGrid articles={articles.items} hasLead={articles.hasLead} />}
          {articles?.hasMore && (
            <p className={styles.more}>
              {/* Loaded whole, it stands alone, whatever was added to the list before. */}
              <ButtonLink look="secondary" url={articleList.urlOf({ tag, page: 2 })} rel="next" reload>
                {sections.articles.more}
              </ButtonLink>
            </p>
          )}
        </Section>
      )}
      {tag && isAboutHarm([tag]) && (
        <Container>
          <FirstAid />
        </Container>
      )}
      {loaded.isSafetyThere && (
        <Callout title={home.safetyTitle} text={home.safetyText} numeral={48}>
          <ButtonLink look="secondary" url={home.safetyUrl} icon="arrow">
            {home.safetyLink}
          </ButtonLink>
        </Callout>
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
              {common.allLessons}
            </ButtonLink>
          }
        >
          <LessonGrid
            lessons={lessons}
            arrangement="strip"
            urlOf={({ slug }) => listUrl('/', { tag: tag?.slug, slug })}
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
          aside={
            <ButtonLink look="secondary" url="/shades">
              {common.allShades}
            </ButtonLink>
          }
        >
          {!shades && <Notice>{sections.products.unavailable}</Notice>}
          {shades && <ShadeStrip shades={shades} />}
        </Section>
      )}
      {hasQuestions && (
        <Section
          id="faq"
          title={sections.faq.title}
          description={sections.faq.intro}
          next={toAsk}
          aside={
            <ButtonLink look="secondary" url="/faq">
              {common.allQuestions}
            </ButtonLink>
          }
        >
          {!questions && <Notice>{sections.faq.unavailable}</Notice>}
          {questions?.length === 0 && <Notice>{sections.faq.empty}</Notice>}
          {questions && questions.length > 0 && <FaqEntries entries={questions} />}
        </Section>
      )}
      <AskBand id="ask" />
    </>
  )
}

import { memo, Suspense } from 'react'
import { siteRequestContext } from '../api/context.ts'
import { ArticleGrid } from '../features/articles/ArticleGrid/ArticleGrid.tsx'
import { getArticles } from '../features/articles/get-articles.server.ts'
import { toArticleTeaser, toLeadTeaser } from '../features/articles/to-article-teaser.server.ts'
import { FaqList } from '../features/faq/FaqList/FaqList.tsx'
import { getFaq, toFaqEntry } from '../features/faq/get-faq.server.ts'
import { revalidateUnlessPopup } from '../features/popups/revalidate-unless-popup.ts'
import { getShades } from '../features/products/get-shades.server.ts'
import { ShadeShelf } from '../features/products/ShadeShelf/ShadeShelf.tsx'
import { toShade, toShadeTeaser } from '../features/products/to-shade.server.ts'
import { findTag } from '../features/site/find-tag.server.ts'
import { getSite } from '../features/site/get-site.server.ts'
import { HomeIntro } from '../features/site/HomeIntro/HomeIntro.tsx'
import { SafetyBand } from '../features/site/SafetyBand/SafetyBand.tsx'
import { siteOf } from '../features/site/site-of.ts'
import { tagLinks } from '../features/site/tag-links.ts'
import { useSite } from '../features/site/use-site.ts'
import { LessonGrid } from '../features/video/LessonGrid/LessonGrid.tsx'
import { lessonInAddress, lessonMeta } from '../features/video/lesson-meta.ts'
import { loadPageLesson } from '../features/video/load-page-lesson.server.ts'
import { toLessonTeaser } from '../features/video/to-lesson-teaser.server.ts'
import { forwardHeaders } from '../lib/forward-headers.ts'
import { hasSameData } from '../lib/has-same-data.ts'
import { lazyNamed } from '../lib/lazy-named.ts'
import { listUrl } from '../lib/list-url.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { loadPages } from '../lib/pages.server.ts'
import { readSearch } from '../lib/search.server.ts'
import { withStatus } from '../lib/with-status.server.ts'
import { fill } from '../texts/fill.ts'
import { ButtonLink } from '../ui/Button/Button.tsx'
import { Column } from '../ui/Column/Column.tsx'
import { FormPanel } from '../ui/FormPanel/FormPanel.tsx'
import { LoadMore } from '../ui/LoadMore/LoadMore.tsx'
import { Notice } from '../ui/Notice/Notice.tsx'
import { Row } from '../ui/Row/Row.tsx'
import { Section } from '../ui/Section/Section.tsx'
import { handOver } from '../ui/Still/still-source.server.ts'
import { TagLinks } from '../ui/TagLinks/TagLinks.tsx'
import type { Route } from './+types/home.ts'

const QuestionForm = lazyNamed(
  () => import('../features/question/QuestionForm/QuestionForm.tsx'),
  'QuestionForm',
)

export async function loader({ context, url }: Route.LoaderArgs) {
  const siteRequest = context.get(siteRequestContext)
  const search = readSearch(url)
  // Only the articles come in parts.
  const { tag } = search
  const firstPage = getArticles(siteRequest, { tag })
  const [site, firstAnswer, articles, faq, shades, lesson] = await Promise.all([
    getSite(siteRequest),
    firstPage,
    loadPages(url, search.page, async (page) =>
      page === 1 ? (await firstPage).articles : (await getArticles(siteRequest, { tag, page })).articles,
    ),
    getFaq(siteRequest, { tag }),
    getShades(siteRequest),
    loadPageLesson(siteRequest, url, search.slug, toShadeTeaser),
  ])
  const { texts } = site
  const hasLead = !tag
  const view = {
    tag: findTag(site, tag, url),
    page: search.page,
    lesson,
    articles: articles && {
      ...articles,
      hasLead,
      items: articles.items.map((article, index) =>
        handOver(
          siteRequest,
          index === 0 && hasLead ? toLeadTeaser(article, texts) : toArticleTeaser(article, texts),
        ),
      ),
    },
    lessons: firstAnswer.video?.data.map((video) => toLessonTeaser(video, texts)),
    questions: faq.faqQuestions?.data.map((question) => handOver(siteRequest, toFaqEntry(question, texts))),
    shades: shades.productsPackageProducts?.data.map((product) => {
      const shade = toShade(product, texts)
      return { ...shade, details: handOver(siteRequest, shade.details) }
    }),
  }
  return withStatus(view, Boolean(view.articles && view.questions && view.shades))
}

export const headers = forwardHeaders

export const shouldRevalidate = revalidateUnlessPopup

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const site = siteOf(matches[0].loaderData)
  if (!loaderData || !site) return []
  const lesson = lessonInAddress(loaderData.lesson, location)
  if (lesson) return lessonMeta(lesson, site)
  const { tag } = loaderData
  return pageMeta({
    site,
    path: tag ? `/?tag=${tag.slug}` : '/',
    title: tag ? `${fill(site.texts.sections.tags.materials, { tag: tag.name })} — ${site.name}` : site.title,
    description: site.description,
    structured: [{ '@type': 'WebSite', name: site.name, url: site.siteUrl, inLanguage: 'ru' }],
  })
}

export default memo(function Home({ loaderData }: Route.ComponentProps) {
  const { tag, page, articles, lessons, questions, shades } = loaderData
  const site = useSite()
  const { home, sections } = site.texts
  const shown = { tag: tag?.slug, page }
  return (
    <>
      <HomeIntro title={tag ? fill(sections.tags.materials, { tag: tag.name }) : home.title} lead={home.lead}>
        <TagLinks label={sections.tags.label} links={tagLinks(site, '/', tag?.slug)} />
      </HomeIntro>
      <Section id="articles" title={sections.articles.title} description={sections.articles.intro}>
        {!articles && <Notice>{sections.articles.unavailable}</Notice>}
        {articles?.items.length === 0 && <Notice>{sections.articles.empty}</Notice>}
        {articles && <ArticleGrid articles={articles.items} hasLead={articles.hasLead} />}
        {articles && (
          <LoadMore
            label={sections.articles.more}
            url={listUrl('/', { ...shown, page: page + 1 })}
            page={page}
            hasMore={articles.hasMore}
          />
        )}
      </Section>
      <SafetyBand
        title={home.safetyTitle}
        text={home.safetyText}
        link={{ label: home.safetyLink, url: home.safetyUrl }}
      />
      {lessons && lessons.length > 0 && (
        <Section
          id="lessons"
          tone="dark"
          title={sections.video.title}
          description={sections.video.intro}
          aside={
            <ButtonLink look="secondary" url="/video">
              {site.texts.common.allLessons}
            </ButtonLink>
          }
        >
          <LessonGrid
            lessons={lessons}
            arrangement="strip"
            urlOf={({ slug }) => listUrl('/', { ...shown, slug })}
          />
        </Section>
      )}
      <Section
        id="products"
        tone="band"
        title={sections.products.title}
        description={sections.products.intro}
      >
        {!shades && <Notice>{sections.products.unavailable}</Notice>}
        {shades?.length === 0 && <Notice>{sections.products.empty}</Notice>}
        {shades && <ShadeShelf shades={shades} texts={sections.products} />}
      </Section>
      <Section id="faq" title={sections.faq.title} description={sections.faq.intro}>
        <Row offset="large" justify="space-between">
          <Column desktop={7}>
            {!questions && <Notice>{sections.faq.unavailable}</Notice>}
            {questions?.length === 0 && <Notice>{sections.faq.empty}</Notice>}
            {questions && <FaqList entries={questions} />}
          </Column>
          <Column desktop={5}>
            <FormPanel id="ask" title={sections.faq.formTitle} intro={sections.faq.formIntro}>
              <Suspense>
                <QuestionForm
                  id="faq-form"
                  texts={site.texts}
                  captcha={site.captcha}
                  contactEmail={site.contacts.email}
                />
              </Suspense>
            </FormPanel>
          </Column>
        </Row>
      </Section>
    </>
  )
}, hasSameData)

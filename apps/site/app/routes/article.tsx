import { articlePath } from '@pryad/contract/document-paths.ts'
import { isSlug } from '@pryad/contract/slug.ts'
import { memo } from 'react'
import { redirect } from 'react-router'
import { siteRequestContext } from '../api/context.ts'
import { ArticleGrid } from '../features/articles/ArticleGrid/ArticleGrid.tsx'
import { ArticleHeader } from '../features/articles/ArticleHeader/ArticleHeader.tsx'
import { Author } from '../features/articles/Author/Author.tsx'
import { getArticle } from '../features/articles/get-article.server.ts'
import { HelpfulForm } from '../features/articles/HelpfulForm/HelpfulForm.tsx'
import { helpfulField, helpfulName, thanksId } from '../features/articles/helpful-answer.ts'
import { TableOfContents } from '../features/articles/TableOfContents/TableOfContents.tsx'
import { toArticleTeaser } from '../features/articles/to-article-teaser.server.ts'
import { toArticleView } from '../features/articles/to-article-view.server.ts'
import { ContentBlocks } from '../features/content-blocks/ContentBlocks/ContentBlocks.tsx'
import { hasRemarks } from '../features/content-blocks/has-remarks.ts'
import { toContentBlocks, toContents } from '../features/content-blocks/to-content-blocks.server.ts'
import { revalidateUnlessPopup } from '../features/popups/revalidate-unless-popup.ts'
import { getShadePaths } from '../features/products/get-shade-paths.server.ts'
import { ShadeStrip } from '../features/products/ShadeStrip/ShadeStrip.tsx'
import { toLinkedShade, toShadeTeaser } from '../features/products/to-shade.server.ts'
import { movedOrMissing } from '../features/redirects/moved-or-missing.server.ts'
import { AskBand } from '../features/sections/AskBand/AskBand.tsx'
import { getSite } from '../features/site/get-site.server.ts'
import { siteOf } from '../features/site/site-of.ts'
import { useSite } from '../features/site/use-site.ts'
import { countOnServer } from '../features/statistics/count.server.ts'
import { LessonCard } from '../features/video/LessonCard/LessonCard.tsx'
import { LessonGrid } from '../features/video/LessonGrid/LessonGrid.tsx'
import { chosenLessonTitle, lessonInAddress, lessonMeta } from '../features/video/lesson-meta.ts'
import { loadPageLesson } from '../features/video/load-page-lesson.server.ts'
import { toLargeLessonTeaser, toLessonTeaser } from '../features/video/to-lesson-teaser.server.ts'
import type { RouteHandle } from '../layouts/choose-layout.ts'
import { documentImage, pageMeta, shareImage } from '../lib/head/page-meta.ts'
import { author, breadcrumbList, organization } from '../lib/head/structured-data.ts'
import { forwardHeaders } from '../lib/routing/forward-headers.ts'
import { hasSameData } from '../lib/routing/has-same-data.ts'
import { readForm } from '../lib/routing/read-form.server.ts'
import { readSearch, unavailable } from '../lib/routing/search.server.ts'
import type { SiteTexts } from '../texts/site-texts.ts'
import { Container } from '../ui/Container/Container.tsx'
import { Section } from '../ui/Section/Section.tsx'
import { ShareLinks } from '../ui/ShareLinks/ShareLinks.tsx'
import type { Route } from './+types/article.ts'
import styles from './article.module.css'

export const handle: RouteHandle = { layout: 'plain' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const search = readSearch(url)
  const siteRequest = context.get(siteRequestContext)
  if (!isSlug(params.slug)) throw await movedOrMissing(siteRequest, url)
  const [site, { article }, lesson, paths] = await Promise.all([
    getSite(siteRequest),
    getArticle(siteRequest, params.slug),
    loadPageLesson(siteRequest, url, search.slug, toShadeTeaser),
    getShadePaths(siteRequest),
  ])
  const { texts } = site
  if (article === undefined)
    throw unavailable(texts.sections.articles.unavailable, siteRequest.api.serverMessage())
  if (article === null) throw await movedOrMissing(siteRequest, url)
  const blocks = toContentBlocks(article.body, {
    texts,
    toLesson: (video) => toLargeLessonTeaser(video, texts),
    toProduct: (product) => toLinkedShade(product, paths),
  })
  return {
    article: toArticleView(article, texts),
    blocks,
    lesson,
    contents: toContents(blocks),
    lessons: article.lessons.map((video) => toLessonTeaser(video, texts)),
    products: article.products.map((product) => toLinkedShade(product, paths)),
    related: article.related.map((other) => toArticleTeaser(other, texts)),
    image: documentImage(article.seo.image, article.sharePicture, article.preview),
    photo: shareImage(article.preview),
  }
}

/** Takes the answer to «Помогло?» of a visitor without scripts, and comes back to the article. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const siteRequest = context.get(siteRequestContext)
  const answer = helpfulName((await readForm(request)).get(helpfulField))
  const { article } = isSlug(params.slug) ? await getArticle(siteRequest, params.slug) : { article: null }
  if (!article) throw await movedOrMissing(siteRequest, url)
  if (answer) countOnServer(siteRequest, answer, article.slug)
  throw redirect(`${articlePath(article.slug)}#${thanksId}`, 303)
}

export const headers = forwardHeaders

export const shouldRevalidate = revalidateUnlessPopup

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const site = siteOf(matches[0].loaderData)
  if (!loaderData || !site) return []
  const lesson = lessonInAddress(loaderData.lesson, location)
  if (lesson) return lessonMeta(lesson, site)
  const { article, image, photo } = loaderData
  const path = articlePath(article.slug)
  return pageMeta({
    site,
    path,
    title: chosenLessonTitle(location, site) ?? `${article.seoTitle} — ${site.name}`,
    description: article.seoDescription,
    image,
    type: 'article',
    structured: [
      {
        '@type': 'Article',
        headline: article.title,
        description: article.seoDescription,
        inLanguage: 'ru',
        mainEntityOfPage: `${site.siteUrl}${path}`,
        author: article.author ? author(site, article.author) : organization(site),
        publisher: organization(site),
        ...(article.updatedAt ? { dateModified: article.updatedAt } : {}),
        ...(article.publishedAt ? { datePublished: article.publishedAt } : {}),
        // Search engines want a picture without words in it.
        ...(photo ? { image: new URL(photo.url, site.siteUrl).href } : {}),
      },
      breadcrumbList(site, [...breadcrumbsOf(site.texts), { text: article.title, url: path }]),
    ],
  })
}

function breadcrumbsOf({ navigation, sections }: SiteTexts) {
  return [
    { text: navigation.home, url: '/' },
    { text: sections.articles.title, url: '/#articles' },
  ]
}

export default memo(function Article({ loaderData }: Route.ComponentProps) {
  const { article, blocks, contents, lessons, products, related } = loaderData
  const { texts, isCounting } = useSite()
  const { sections, navigation } = texts
  const lessonUrl = ({ slug }: { slug: string }) => `${articlePath(article.slug)}?slug=${slug}`
  return (
    <article className={styles.article}>
      <div className={styles.progress} aria-hidden="true" />
      <ArticleHeader
        title={article.title}
        description={article.description}
        picture={article.picture}
        tags={article.tags}
        byline={article.author?.name ?? null}
        meta={article.meta}
        breadcrumbs={{
          label: navigation.breadcrumbs,
          links: breadcrumbsOf(texts),
        }}
      />
      <Container>
        <div className={styles.body}>
          {contents.length > 0 && (
            <div className={styles.contents}>
              <TableOfContents title={sections.articles.contents} entries={contents} />
            </div>
          )}
          <div className={`${styles.text} ${hasRemarks(blocks) ? styles.withRemarks : ''}`}>
            <ContentBlocks
              blocks={blocks}
              hasMargin
              renderLesson={(lesson, sizes) => (
                <LessonCard lesson={lesson} url={lessonUrl(lesson)} sizes={sizes} />
              )}
              renderProducts={(shades) => <ShadeStrip shades={shades} buyLabel={sections.products.buy} />}
            />
            {isCounting && <HelpfulForm key={article.slug} slug={article.slug} texts={sections.articles} />}
            {article.author && <Author title={sections.articles.author} author={article.author} />}
            <ShareLinks title={article.title} path={articlePath(article.slug)} texts={texts.common} />
          </div>
        </div>
      </Container>
      {lessons.length > 0 && (
        <Section tone="dark" title={sections.articles.lessons}>
          <LessonGrid lessons={lessons} arrangement="strip" urlOf={lessonUrl} />
        </Section>
      )}
      {products.length > 0 && (
        <Section tone="band" title={sections.articles.products}>
          <ShadeStrip shades={products} buyLabel={sections.products.buy} />
        </Section>
      )}
      {related.length > 0 && (
        <Section title={sections.articles.related}>
          <ArticleGrid articles={related} />
        </Section>
      )}
      <AskBand title={texts.home.askTitle} text={texts.home.askText} button={texts.home.askButton} />
    </article>
  )
}, hasSameData)

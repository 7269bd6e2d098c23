import { isSlug } from '@pryad/contract/slug.ts'
import type { SiteRequest } from '#app/api/context.ts'
import { documentImage, shareImage } from '#app/lib/head/page-meta.ts'
import { readSearch, unavailable } from '#app/lib/routing/http.server.ts'
import { toContents } from '../content-blocks/content-blocks.ts'
import { toContentBlocks } from '../content-blocks/to-content-blocks.server.ts'
import { getShadePaths } from '../products/get-shade-paths.server.ts'
import { toLinkedShade, toShadeTeaser } from '../products/to-shade.server.ts'
import { movedOrMissing } from '../redirects/moved-or-missing.server.ts'
import { getSite } from '../site/get-site.server.ts'
import { loadPageLesson } from '../video/load-page-lesson.server.ts'
import { toLargeLessonTeaser, toLessonTeaser } from '../video/to-lesson-teaser.server.ts'
import { getArticle } from './get-article.server.ts'
import { toArticleTeaser } from './to-article-teaser.server.ts'
import { toArticleView } from './to-article-view.server.ts'

/**
 * The article at an address with its lessons, products and related articles, and the lesson that the address opens.
 * @throws 503 when the API fails, 404 or a redirect to its new address when there is no such article.
 */
export async function loadArticle(siteRequest: SiteRequest, url: URL, slug: string | undefined) {
  const search = readSearch(url)
  if (!isSlug(slug)) throw await movedOrMissing(siteRequest, url)
  const [site, { article }, lesson, paths] = await Promise.all([
    getSite(siteRequest),
    getArticle(siteRequest, slug),
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

export type LoadedArticle = Awaited<ReturnType<typeof loadArticle>>

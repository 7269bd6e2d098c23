import { articlePath } from '@pryad/contract/document-paths.ts'
import {
  type ArticleTeaserFragment,
  type GetArticleQuery,
  type GetArticlesQuery,
  type GetPlainArticlesQuery,
  getPlainArticlesOperation,
} from '@pryad/contract/generated/operations.ts'
import { isSlug } from '@pryad/contract/slug.ts'
import { completeList, completePreview, completeTags } from '#app/api/plain/complete.ts'
import type { PlainWay } from '#app/api/plain/plain-backend.ts'
import { completeVideo } from '../video/plain-video.server.ts'

type PlainArticle = GetPlainArticlesQuery['articles']['data'][number]
type Listing = { tag?: string | null | undefined; page?: number | null | undefined }

/** How many others go with an article. */
const relatedCount = 3
/** Places of this site that an article may be a link to. */
const ownPlace = /^(?:\/?[#?]|\/$|\/?(?:video|ask|shops)(?:[/?#]|$))/

/** Articles and lessons of a plain backend, in the shape of the whole contract. */
export const plainArticles: PlainWay<GetArticlesQuery, Listing> = async ({ ask, baseUrl }, wanted) => {
  const { articles, video } = await ask(getPlainArticlesOperation, {})
  return {
    articles: completeList(
      articles.data.map((article) => completeArticle(article, baseUrl)),
      wanted,
    ),
    video: completeList(
      video.data.map((lesson) => completeVideo(lesson, baseUrl)),
      { tag: wanted.tag },
    ),
  }
}

/** The article of a plain backend at `/articles/<slug>`: its entry in the list of articles, and other articles with the same topics. */
export const plainArticle: PlainWay<GetArticleQuery, { slug: string }> = async (
  { ask, baseUrl },
  { slug },
) => {
  const { articles, video } = await ask(getPlainArticlesOperation, {})
  const all = articles.data.map((article) => completeArticle(article, baseUrl))
  const article = all.find(({ href }) => href === pathOf(slug))
  if (!article) return { article: null }
  const topics = new Set(article.tags.map(({ slug: topic }) => topic))
  const shares = ({ tags }: { tags: { slug: string }[] }) => tags.some(({ slug: topic }) => topics.has(topic))
  return {
    article: {
      ...article,
      slug,
      updatedAt: '',
      author: null,
      body: [],
      lessons: video.data
        .map((lesson) => completeVideo(lesson, baseUrl))
        .filter(shares)
        .slice(0, relatedCount),
      products: [],
      related: all.filter((other) => other !== article && shares(other)).slice(0, relatedCount),
      sharePicture: null,
      seo: { title: null, description: null, image: null },
    },
  }
}

function completeArticle(article: PlainArticle, baseUrl: string): ArticleTeaserFragment {
  return {
    ...article,
    id: String(article.id),
    description: article.description ?? '',
    href: hrefOf(article),
    publishedAt: null,
    readingMinutes: 0,
    preview: completePreview(article.preview, baseUrl),
    tags: completeTags(article.tags ?? []),
  }
}

/** Where an article is read: at another site, at a place of this one, or, wherever else it was on its own site, at `/articles/<slug>`. */
function hrefOf({ href, id }: PlainArticle): string {
  if (/^https?:/i.test(href) || ownPlace.test(href)) return href
  const last = href.split(/[?#]/)[0]?.split('/').findLast(Boolean)
  return pathOf(isSlug(last) ? last : String(id))
}

function pathOf(slug: string): string {
  return articlePath(slug)
}

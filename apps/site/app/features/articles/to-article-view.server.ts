import type { AuthorFieldsFragment, GetArticleQuery } from '@pryad/contract/generated/operations.ts'
import { formatDate, notAhead } from '#app/lib/text/dates.ts'
import { typograph, typographFields } from '#app/lib/text/typography.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { cardSizes, toPictureView, wideSizes } from '#app/ui/picture-view.ts'
import type { AuthorView } from './article-view.ts'
import { readingTime } from './to-article-teaser.server.ts'

type Article = NonNullable<GetArticleQuery['article']>

/** An article of the API as its own page shows it; its text and what goes with it are mapped apart. */
export function toArticleView(article: Article, texts: SiteTexts) {
  const { body: _, lessons: __, products: ___, related: ____, sharePicture: _____, ...own } = article
  const { seo, tags, author, preview, readingMinutes, ...words } = own
  const publishedAt = article.publishedAt && notAhead(article.publishedAt, article.updatedAt)
  return {
    ...typographFields(words),
    publishedAt,
    updatedAt: notAhead(article.updatedAt),
    tags: tags.map((tag) => ({ ...tag, name: typograph(tag.name) })),
    seoTitle: seo.title ?? article.title,
    seoDescription: seo.description ?? article.description,
    author: author && toAuthorView(author),
    meta: {
      reading: readingTime(readingMinutes, texts),
      published: publishedAt
        ? {
            label: texts.sections.articles.published,
            iso: publishedAt.slice(0, 10),
            text: formatDate(publishedAt),
          }
        : null,
    },
    picture: preview && toPictureView(preview, wideSizes, { blur: true, phoneSizes: cardSizes }),
  }
}

/** An article as its own page shows it. */
export type ArticleView = ReturnType<typeof toArticleView>

function toAuthorView({ kind, picture, ...words }: AuthorFieldsFragment): AuthorView {
  return {
    ...typographFields(words),
    isTeam: kind === 'TEAM',
    picture: picture && toPictureView(picture, cardSizes, { decorative: true }),
  }
}

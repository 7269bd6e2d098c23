import type { AuthorFieldsFragment, GetArticleQuery } from '@pryad/contract/generated/operations.ts'
import { formatDate } from '#app/lib/text/dates.ts'
import { typograph } from '#app/lib/text/typography.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { cardSizes, toPictureView, wideSizes } from '#app/ui/picture-view.ts'
import type { AuthorView } from './article-view.ts'
import { teaserWords } from './to-article-teaser.server.ts'

type Article = NonNullable<GetArticleQuery['article']>

/** An article of the API as its own page shows it; its text is mapped apart. */
export function toArticleView(article: Article, texts: SiteTexts) {
  const { published } = texts.sections.articles
  const { title, description, reading } = teaserWords(article, texts)
  return {
    slug: article.slug,
    title,
    description,
    tags: article.tags.map((tag) => ({ ...tag, name: typograph(tag.name) })),
    seoTitle: article.seo.title ?? article.title,
    seoDescription: article.seo.description ?? article.description,
    author: article.author && toAuthorView(article.author),
    publishedAt: article.publishedAt,
    updatedAt: article.updatedAt,
    meta: {
      reading,
      published: article.publishedAt
        ? { label: published, iso: article.publishedAt.slice(0, 10), text: formatDate(article.publishedAt) }
        : null,
    },
    picture:
      article.preview && toPictureView(article.preview, wideSizes, { blur: true, phoneSizes: cardSizes }),
  }
}

function toAuthorView({ name, kind, role, about, picture }: AuthorFieldsFragment): AuthorView {
  return {
    name: typograph(name),
    isTeam: kind === 'TEAM',
    role: role && typograph(role),
    about: about && typograph(about),
    picture: picture && toPictureView(picture, cardSizes, { decorative: true }),
  }
}

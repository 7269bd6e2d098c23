import type { ArticleTeaserFragment } from '@pryad/contract/generated/operations.ts'
import type { ListPage } from '#app/lib/lists.server.ts'
import { typograph, typographFields } from '#app/lib/text/typography.ts'
import { fillPlural } from '#app/texts/fill.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { cardSizes, toPictureView, wideSizes } from '#app/ui/picture-view.ts'
import type { ArticleTeaser } from './article-view.ts'

/** A card has room for two. */
const shownTopics = 2

/** An article of the API as lists show it. */
export function toArticleTeaser(article: ArticleTeaserFragment, texts: SiteTexts): ArticleTeaser {
  const { preview } = article
  return {
    ...teaserWords(article, texts),
    picture: preview && toPictureView(preview, cardSizes, { decorative: true }),
  }
}

/** One page of a list as it is shown. `hasLead`: whether its first article stands out. */
export function toTeaserPage(page: ListPage<ArticleTeaserFragment>, hasLead: boolean, texts: SiteTexts) {
  return (
    page && {
      ...page,
      hasLead,
      items: page.items.map((article, index) =>
        index === 0 && hasLead ? toLeadTeaser(article, texts) : toArticleTeaser(article, texts),
      ),
    }
  )
}

/** The same as the first of a list: except on phones its picture is wide, and is cut by the card instead of beforehand. */
function toLeadTeaser(article: ArticleTeaserFragment, texts: SiteTexts): ArticleTeaser {
  const { preview } = article
  return {
    ...teaserWords(article, texts),
    picture: preview && toPictureView(preview, wideSizes, { phoneSizes: cardSizes, decorative: true }),
    isLead: true,
  }
}

function teaserWords(article: ArticleTeaserFragment, texts: SiteTexts): Omit<ArticleTeaser, 'picture'> {
  const { preview: _, publishedAt: __, readingMinutes, tags, ...words } = article
  return {
    ...typographFields(words),
    reading: readingTime(readingMinutes, texts),
    topics: tags
      .slice(0, shownTopics)
      .map(({ name }) => typograph(name))
      .join('\u00a0· '),
  }
}

/** How long an article is to read; empty when the backend does not tell. */
export function readingTime(minutes: number, { sections }: SiteTexts): string {
  return minutes ? typograph(fillPlural(sections.articles.minutes, minutes)) : ''
}

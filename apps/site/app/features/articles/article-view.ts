import type { ArticleTeaserFragment, AuthorFieldsFragment } from '@pryad/contract/generated/operations.ts'
import type { PictureView } from '#app/ui/picture-view.ts'

/** An article as lists show it. */
export type ArticleTeaser = Omit<
  ArticleTeaserFragment,
  'preview' | 'publishedAt' | 'readingMinutes' | 'tags'
> & {
  /** E.g. «5 минут чтения»; empty when nobody knows. */
  reading: string
  picture: PictureView | null
  /** Its topics as the card names them, e.g. «Седина · Первое окрашивание»; empty without topics. */
  topics: string
  /** Stands out as the first of a list: larger picture and title. */
  isLead?: boolean
}

/** The author whose name stands over an article. */
export type AuthorView = Omit<AuthorFieldsFragment, 'kind' | 'picture'> & {
  /** Several people under one name. */
  isTeam: boolean
  picture: PictureView | null
}

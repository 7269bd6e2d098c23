import type { PictureView } from '#app/ui/Picture/picture-view.ts'

/** An article as lists show it. */
export type ArticleTeaser = {
  id: string
  title: string
  description: string
  href: string
  /** E.g. «5 минут чтения»; empty when nobody knows. */
  reading: string
  picture: PictureView | null
  /** What the card says of its topics, e.g. «Седина · Первое окрашивание»; of none, nothing. */
  topics: string
  /** Stands out as the first of a list: larger picture and title. */
  isLead?: boolean
}

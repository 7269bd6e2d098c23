export type FaqEntry = {
  id: string
  question: string
  /** Clean HTML. */
  answer: string
  /** The topic it stands under: the first of its topics. */
  topic: { name: string; slug: string } | null
}

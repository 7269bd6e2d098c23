export type FaqEntry = {
  id: string
  question: string
  /** Clean HTML. */
  answer: string
}

/** From this length on a question says enough to look for answers. */
export const shortestQuestion = 12

/** Something on the site that may answer a question. */
export type SimilarAnswer = {
  /** Id of the question that was answered before; null for a section of an article. */
  id: string | null
  title: string
  /** Clean HTML of the answer, read in place; empty where the answer is read at its address. */
  answer: string
  href: string
}

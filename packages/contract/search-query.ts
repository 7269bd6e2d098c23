/** The search looks at this many characters of a query: its first words tell the subject. */
export const longestQuery = 200

/**
 * The search query of a question: a short question as it is. In a long one the sentences that ask are moved to the front, since
 * a story stands before them.
 */
export function toSearchQuery(question: string): string {
  const text = question.toWellFormed().replace(/\s+/g, ' ').trim()
  if (text.length <= longestQuery) return text
  const sentences = text.match(/[^.!?…]+[.!?…]*/g) ?? []
  const asks = (sentence: string) => sentence.includes('?')
  return [...sentences.filter(asks), ...sentences.filter((sentence) => !asks(sentence))]
    .map((sentence) => sentence.trim())
    .join(' ')
    .slice(0, longestQuery)
    .toWellFormed()
}

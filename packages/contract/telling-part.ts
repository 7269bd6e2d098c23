/** The search looks at this many characters of a query: its first words tell the subject. */
export const longestQuery = 200

/**
 * What of a question tells what is asked, for the search: all of a short one. Of a long one the sentences that ask come first, since a story
 * stands before them.
 */
export function tellingPart(question: string): string {
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

/** The search looks at this many characters of a query: a whole question of the form. */
export const longestQuery = 2000

/** The search query of a text that somebody has typed. */
export function toSearchQuery(text: string): string {
  return text.toWellFormed().replace(/\s+/g, ' ').trim().slice(0, longestQuery).toWellFormed()
}

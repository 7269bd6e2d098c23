/**
 * Returns how much of a query a document covers, from 0 to 1, by the worth of the query's terms that the document holds: rare terms count
 * for more. The root keeps a document with one significant word in sight beside those with many usual ones.
 */
export function coverageOf(worths: readonly number[]): (found: number) => number {
  const all = worths.reduce((sum, worth) => sum + worth, 0) || 1
  return (found) => Math.sqrt(found / all)
}

/** The weight of a term: the fewer of `documents` hold it, the more it says. A word that none holds may be a misspelt rare one. */
export function rarity(holding: number, documents: number): number {
  return Math.log(1 + documents / (0.5 + holding))
}

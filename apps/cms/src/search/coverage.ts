/**
 * Gives how much of a query a document covers, from 0 to 1, by the worth of those of its terms that the document holds: what few documents
 * hold counts for more. The root keeps a document of one significant word in sight beside those that share many usual ones.
 */
export function coverageOf(worths: readonly number[]): (found: number) => number {
  const all = worths.reduce((sum, worth) => sum + worth, 0) || 1
  return (found) => Math.sqrt(found / all)
}

/** The weight of a term: the fewer of `documents` hold it, the more it says. A word that none holds may be a misspelt rare one. */
export function rarity(holding: number, documents: number): number {
  return Math.log(1 + documents / (0.5 + holding))
}

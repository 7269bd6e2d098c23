type Piece = { text: string; isMarked: boolean }

/** The beginning of a snippet, which ends with a whole word; for lists that are narrower than the page of the search. */
export function shortenSnippet(pieces: readonly Piece[], length: number): Piece[] {
  const short: Piece[] = []
  let left = length
  for (const { text, isMarked } of pieces) {
    if (text.length > left) {
      const words = text.slice(0, left).replace(/[\s.,:;]*\S*$/u, '')
      // Something that is marked is shown whole, or not at all.
      if (!isMarked && words) short.push({ text: words, isMarked })
      if (short.length > 0) short.push({ text: '…', isMarked: false })
      return short
    }
    short.push({ text, isMarked })
    left -= text.length
  }
  return short
}

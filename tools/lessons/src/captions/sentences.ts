/** A caption should not be longer, characters. */
const LONGEST = 78
/** Sentences this short together share a caption, characters. */
const SHORT_TOGETHER = 60
/** A caption never begins or ends with a scrap, characters. */
const LEAST_START = 12
const LEAST_END = 8
/** Cutting after a comma is worth this many characters of unevenness. */
const COMMA_BONUS = 14

/** The sentences of a text. */
export const toSentences = (text: string): string[] =>
  (text.match(/[^.!?]+[.!?]+/g) ?? []).map((sentence) => sentence.trim())

/** Short neighbours go together. */
export function joinShort(sentences: readonly string[]): string[] {
  const joined: string[] = []
  for (const sentence of sentences) {
    const last = joined.at(-1)
    if (last !== undefined && last.length + sentence.length < SHORT_TOGETHER)
      joined[joined.length - 1] = `${last} ${sentence}`
    else joined.push(sentence)
  }
  return joined
}

/** Cuts a long sentence into even parts, at a comma or at a space. */
export function cutLong(sentence: string): string[] {
  const parts: string[] = []
  let rest = sentence
  for (let count = Math.ceil(sentence.length / LONGEST); count > 1; count--) {
    const cut = bestCut(rest, rest.length / count)
    parts.push(rest.slice(0, cut))
    rest = rest.slice(cut + 1)
  }
  return [...parts, rest]
}

function bestCut(text: string, wanted: number): number {
  let best = -1
  let leastCost = Number.POSITIVE_INFINITY
  for (let i = LEAST_START; i < text.length - LEAST_END; i++) {
    if (text[i] !== ' ') continue
    const cost = Math.abs(i - wanted) - (/[,;:—]/.test(text[i - 1]) ? COMMA_BONUS : 0)
    if (cost >= leastCost) continue
    leastCost = cost
    best = i
  }
  return best
}

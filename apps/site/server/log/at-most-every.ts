/** A question that is answered with yes once in that many milliseconds: what happens a thousand times is worth one line. */
export function atMostEvery(milliseconds: number): () => boolean {
  let next = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now < next) return false
    next = now + milliseconds
    return true
  }
}

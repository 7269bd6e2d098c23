/** A question that is answered with yes once in that many milliseconds: a thousand equal events are worth one line. */
export function atMostEvery(milliseconds: number): () => boolean {
  let next = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now < next) return false
    next = now + milliseconds
    return true
  }
}

/** Where to go from a question: the one to answer next, null if there is none, and how many others wait beside the open one. */
export type Next = { id: number | null; others: number }

/**
 * From an answered question to the head of the queue. One that is left without an answer is followed by the one behind it, so that
 * it can be passed by; the last one by the first.
 */
export function findNext(queue: number[], open: number): Next {
  const behind = queue.slice(queue.indexOf(open) + 1)
  const [id = null] = [...behind, ...queue].filter((one) => one !== open)
  return { id, others: queue.filter((one) => one !== open).length }
}

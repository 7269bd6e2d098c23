/** The state of a document that the editor has read, as far as the request says so. */
export type Precondition = {
  /** Header: moments of the last change, as ISO dates in quotes. */
  ifMatch: string | null
  /** Header: a date of HTTP, which knows no parts of a second. */
  ifUnmodifiedSince: string | null
  /** `updatedAt` in the body, as it was read. */
  updatedAt: unknown
}

/** The status of the refusal when the stored state is not the one that was read; undefined when it is, or without a precondition. */
export function refusalOf(
  storedAt: string,
  { ifMatch, ifUnmodifiedSince, updatedAt }: Precondition,
): 409 | 412 | undefined {
  const stored = Date.parse(storedAt)
  if (ifMatch !== null) {
    const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^"|"$/g, ''))
    return tags.some((tag) => tag === '*' || Date.parse(tag) === stored) ? undefined : 412
  }
  const since = Date.parse(ifUnmodifiedSince ?? '')
  if (!Number.isNaN(since)) return Math.floor(stored / 1000) > Math.floor(since / 1000) ? 412 : undefined
  const read = typeof updatedAt === 'string' ? Date.parse(updatedAt) : Number.NaN
  return Number.isNaN(read) || read === stored ? undefined : 409
}

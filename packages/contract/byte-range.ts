type RangeRequest = {
  method: string
  /** The request's headers of these names. */
  range: string | null | undefined
  ifRange: string | string[] | null | undefined
  /** Size of the file in bytes. */
  size: number
  /** The file's `last-modified`, where it has one: an `if-range` with any other value asks for the whole. */
  lastModified?: string
}

/**
 * The range of a file that a request asks for (RFC 9110, 14.2), written in the one way that every library reads alike; undefined when the
 * whole file is the answer: to other methods than GET, to a range that is no range or is of another unit, to several at once, and to
 * who holds a part of another state. A range beyond the end stays, for the library to refuse.
 */
export function askedRange({ method, range, ifRange, size, lastModified }: RangeRequest): string | undefined {
  if (method !== 'GET' || (ifRange && ifRange !== lastModified)) return undefined
  const [, from, to] = /^\s*bytes=\s*(\d*)-(\d*)\s*$/i.exec(range ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return undefined
  if (from !== '') return to !== '' && BigInt(from) > BigInt(to) ? undefined : `bytes=${from}-${to}`
  // Nothing is no part, and the end of nothing is all of it.
  if (size === 0 && Number(to) > 0) return undefined
  return Number(to) < size ? `bytes=-${Number(to)}` : 'bytes=0-'
}

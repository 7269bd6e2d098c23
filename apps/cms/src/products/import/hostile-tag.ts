/** Longest tag of a feed, in characters; its attributes hold names, numbers and addresses. */
const maxTagLength = 4096
/** Most tags of a feed: two thousand products have a few hundred each. */
const maxTags = 1_000_000

/** Parts that may hold anything, by their beginnings and ends. */
const opaque = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
] as const

/**
 * Where in an XML text a tag begins that no feed has: too long, never ended, or one too many. The parser would need hundreds of megabytes
 * before it refuses it. Undefined when all tags are fit to be read.
 */
export function findHostileTag(text: string): number | undefined {
  let tags = 0
  for (let start = text.indexOf('<'); start !== -1; ) {
    const part = opaque.find(([begin]) => text.startsWith(begin, start))
    const end = part ? text.indexOf(part[1], start) : text.indexOf('>', start)
    if (end === -1 || ++tags > maxTags) return start
    const next = text.indexOf('<', part ? end : start + 1)
    if (!part && (end - start > maxTagLength || (next !== -1 && next < end))) return start
    start = next
  }
  return undefined
}

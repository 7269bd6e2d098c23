/** The most documents that a search finds: more than anybody may ask for. */
export const maxFound = 300

/** Whether a document may be found, by its id and its kind. */
export type IsAllowed = (id: string, kind: unknown) => boolean

/**
 * Makes a function for each query of a search, one after the other, that lets documents in. When enough of them hold a word, further
 * queries only rank these: without that a search for usual words would weigh nearly all documents several times. A document that holds all
 * words is always let in.
 */
export function admission(isAllowed: IsAllowed) {
  let candidates: ReadonlySet<string> | undefined
  const found = new Set<string>()
  let holders = new Set<string>()

  function beginQuery(): void {
    for (const id of holders) found.add(id)
    if (holders.size >= maxFound) candidates = holders
    else if (found.size >= maxFound) candidates ??= new Set(found)
    holders = new Set()
  }

  return () => {
    let hasBegun = false
    return (id: string, _term: string, { kind }: Record<string, unknown> = {}): number => {
      if (!hasBegun) beginQuery()
      hasBegun = true
      if (!(candidates ? candidates.has(id) : isAllowed(id, kind))) return 0
      holders.add(id)
      return 1
    }
  }
}

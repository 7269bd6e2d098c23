import type { ContentVersions } from '../content/content-version.ts'

/** Finished entries of a list, each by the document that it was made of. */
type Entries = ReadonlyMap<string, unknown>

/** The lists of a kept answer, by their place in it, with the versions of what their entries were made from beside their own documents. */
export type KeptLists = ReadonlyMap<string, { entries: Entries; sources: ContentVersions }>

type Known = { entries: Entries; sources: readonly string[] }

/**
 * The lists of an answer that is being made. Who corrects one article changes one entry of a hundred: the others are taken from the answer
 * before, as long as their own documents say the same, and nothing has changed in the collections that they were made from beside these.
 */
export class ListsInMaking {
  /** Whether an entry could not be made. */
  hasFailed = false
  private readonly before: KeptLists
  private readonly versions: ContentVersions
  private readonly made = new Map<string, Known>()

  /**
   * @param versions what was true before the answer was begun
   * @param before of the last answer to the same question
   */
  constructor(versions: ContentVersions, before: KeptLists = new Map()) {
    this.versions = versions
    this.before = before
  }

  /** The entries at a place that still hold. */
  knownAt(place: string): Known {
    const list = this.before.get(place)
    const isCurrent =
      list && [...list.sources].every(([slug, version]) => this.versions.get(slug) === version)
    return isCurrent
      ? { entries: list.entries, sources: [...list.sources.keys()] }
      : { entries: new Map(), sources: [] }
  }

  /** What the next answer may take. */
  note(place: string, list: Known): void {
    this.made.set(place, list)
  }

  /** The lists as they are to be kept with the answer. Its own versions vouch for theirs: what they were made from, it was. */
  finish(): KeptLists {
    if (this.hasFailed) return new Map()
    return new Map(
      [...this.made].map(([place, { entries, sources }]) => [
        place,
        { entries, sources: new Map(sources.map((slug) => [slug, this.versions.get(slug) ?? ''])) },
      ]),
    )
  }
}

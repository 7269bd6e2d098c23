import type { SearchKind } from '@pryad/contract/generated/operations.ts'
import MiniSearch, { type SearchResult } from 'minisearch'
import { Concepts, isConcept, type SynonymGroup } from './concepts.ts'
import type { Entry } from './entry.ts'
import { fieldOf } from './field-of.ts'
import { readQuery } from './read-query.ts'
import { splitWords } from './split-words.ts'
import { isStopWord } from './stop-words.ts'

/** A document that was found, and the terms of it that led there. */
export type Found = { entry: Entry; terms: ReadonlySet<string>; score: number }

/** Words of a title say more of a document than those of its text. */
const boost = { title: 4, names: 3, lead: 2, headings: 3, text: 1 }
/** Shorter words have too many neighbours. */
const shortestFuzzy = 4
const shortestPrefix = 3
/** For each of them all known words are looked through: of the words that no text holds, the longest say most. */
const mostMisspelt = 5
/** More than anybody may ask for: documents of one score stand there in the order of their ids. */
const maxFound = 300

/** The published documents, to be searched. Not for use by two at once while it is changed. */
export class SearchIndex {
  readonly concepts: Concepts
  private readonly entries = new Map<string, Entry>()
  /** How many fields hold a term. */
  private readonly known = new Map<string, number>()
  private counting = 1
  private readonly engine: MiniSearch<Entry>

  constructor(synonyms: readonly SynonymGroup[]) {
    this.concepts = new Concepts(synonyms)
    this.engine = new MiniSearch<Entry>({
      fields: Object.keys(boost),
      extractField: (entry, field) => fieldOf(entry, field),
      tokenize: (text) => this.index(text),
      processTerm: (term) => term,
      autoVacuum: false,
    })
  }

  /** The documents by their ids. */
  get(id: string): Entry | undefined {
    return this.entries.get(id)
  }

  /** All that is indexed of a kind. */
  idsOf(kind: SearchKind): string[] {
    return [...this.entries.values()].filter((entry) => entry.kind === kind).map(({ id }) => id)
  }

  /** Puts a document in, in place of what it was before. */
  put(entry: Entry): void {
    this.remove(entry.id)
    this.counting = 1
    this.engine.add(entry)
    this.entries.set(entry.id, entry)
  }

  /** Takes a document out, wholly: an index that was changed ranks as one that was built from nothing. */
  remove(id: string): void {
    const entry = this.entries.get(id)
    if (!entry) return
    this.counting = -1
    this.engine.remove(entry)
    this.entries.delete(id)
  }

  /** The best documents first; equally good ones in the order of their ids, so that every instance gives the same. */
  search(query: string, kinds?: ReadonlySet<SearchKind>): Found[] {
    const { terms, unfinished } = readQuery(query, this.concepts, (term) => this.known.has(term))
    if (terms.length === 0) return []
    const misspelt = terms.filter((term) => this.slipsOf(term) !== false)
    const looked = new Set(misspelt.sort((one, other) => other.length - one.length).slice(0, mostMisspelt))
    const results = this.engine.search(terms.join(' '), {
      tokenize: (text) => text.split(' '),
      boost,
      prefix: (term) => term === unfinished && term.length >= shortestPrefix,
      fuzzy: (term) => looked.has(term) && this.slipsOf(term),
      ...(kinds && {
        filter: ({ id }: SearchResult) => kinds.has(this.entries.get(String(id))?.kind ?? 'PAGE'),
      }),
    })
    return results
      .slice(0, maxFound)
      .flatMap(({ id, terms: found, score }) => {
        const entry = this.entries.get(String(id))
        return entry ? [{ entry, terms: new Set(found), score: Math.round(score * 1e6) / 1e6 }] : []
      })
      .sort((one, other) => other.score - one.score || (one.entry.id < other.entry.id ? -1 : 1))
  }

  /** How many slips a term may hold. A word that stands in some text is no slip. */
  private slipsOf(term: string): number | false {
    if (isConcept(term) || term.length < shortestFuzzy || /\p{Nd}/u.test(term) || this.known.has(term))
      return false
    return term.length < 8 ? 1 : 2
  }

  private index(text: string): string[] {
    const words = splitWords(text)
    const all = [...words.filter(({ term }) => !isStopWord(term)), ...this.concepts.ofText(words)]
    const terms = all.map(({ term }) => term)
    for (const term of terms) this.count(term)
    return terms
  }

  private count(term: string): void {
    const count = (this.known.get(term) ?? 0) + this.counting
    if (count > 0) this.known.set(term, count)
    else this.known.delete(term)
  }
}

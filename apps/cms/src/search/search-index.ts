import type { SearchKind } from '@pryad/contract/generated/operations.ts'
import { Concepts, isConcept, type SynonymGroup } from './concepts.ts'
import { rarity } from './coverage.ts'
import type { Entry } from './entry.ts'
import { fieldOf } from './field-of.ts'
import { rank, Scratch } from './rank.ts'
import { type Query, readQuery } from './read-query.ts'
import { significantTerms } from './significant-terms.ts'
import { splitWords } from './split-words.ts'
import { isStopWord } from './stop-words.ts'
import { type Derived, TermIndex } from './term-index.ts'

/** A document that was found, and the terms of it that led there. */
export type Found = { entry: Entry; terms: ReadonlySet<string>; score: number }

/** Words of a title say more of a document than those of its text. */
const boost = { title: 4, names: 3, lead: 2, headings: 3, text: 1 }
/** A thing by whatever name says more than one of its words. */
const conceptBoost = 1.25
/** A number of a shade in a question means that shade, whatever other words there are. */
const numberBoost = 2
const shadeNumber = /^\p{Nd}+-\p{Nd}+$/u
/** Shorter words have too many neighbours. */
const shortestFuzzy = 4
const shortestPrefix = 3
/** In a query of this many significant words, a single shared one may be chance. */
const longQuery = 4
/** At most this many unknown words of a query, the longest ones, are matched with slips: each is compared with all known words. */
const mostMisspelt = 5
/** More than anybody may ask for: documents of one score stand there in the order of their ids. */
const maxFound = 300

/** Documents below this likeness do not count as alike: some words stand everywhere. */
const leastLikeness = 0.02

const fields = Object.keys(boost)
const boosts = Object.values(boost)

/** The published documents, to be searched. Not for use by two at once while it is changed. */
export class SearchIndex {
  readonly concepts: Concepts
  private readonly numbers = new Map<string, number>()
  /** The documents by their numbers in the term index; the numbers of removed documents are used again. */
  private readonly entries: (Entry | undefined)[] = []
  private readonly free: number[] = []
  private readonly terms = new TermIndex()
  private readonly scratch = new Scratch()

  constructor(synonyms: readonly SynonymGroup[]) {
    this.concepts = new Concepts(synonyms)
  }

  /** The documents by their ids. */
  get(id: string): Entry | undefined {
    const number = this.numbers.get(id)
    return number === undefined ? undefined : this.entries[number]
  }

  /** How rare a term is among the indexed documents. */
  rarityOf(term: string): number {
    return rarity(this.terms.documentsWith(term), this.numbers.size)
  }

  /** All that is indexed. */
  all(): Entry[] {
    return this.entries.filter((entry) => entry !== undefined)
  }

  /** All that is indexed of a kind. */
  idsOf(kind: SearchKind): string[] {
    return this.all().flatMap((entry) => (entry.kind === kind ? [entry.id] : []))
  }

  /** Adds a document, in place of its former version. */
  put(entry: Entry): void {
    this.remove(entry.id)
    const number = this.free.pop() ?? this.entries.length
    this.numbers.set(entry.id, number)
    this.entries[number] = entry
    this.terms.add(number, this.termsOf(entry))
  }

  /** Removes a document wholly: a changed index ranks like one that was built from scratch. */
  remove(id: string): void {
    const number = this.numbers.get(id)
    const entry = this.get(id)
    if (number === undefined || !entry) return
    this.terms.remove(number, this.termsOf(entry))
    this.numbers.delete(id)
    this.entries[number] = undefined
    this.free.push(number)
  }

  /** The words of a query and the terms that it looks for. */
  read(query: string): Query {
    return readQuery(query, this.concepts, (term) => this.terms.has(term))
  }

  /** The best documents first; equally good ones in the order of their ids, so that every instance gives the same. */
  search(query: string, kinds?: ReadonlySet<SearchKind>): Found[] {
    const { terms, unfinished } = this.read(query)
    const misspelt = terms.filter((term) => this.slipsOf(term) !== false)
    const looked = new Set(misspelt.sort((one, other) => other.length - one.length).slice(0, mostMisspelt))
    const wanted = terms.map((term) =>
      this.terms
        .derive(
          term,
          term === unfinished && term.length >= shortestPrefix,
          looked.has(term) && this.slipsOf(term),
        )
        .map((derived) => ({ ...derived, weight: derived.weight * boostOf(term) })),
    )
    const worths = terms.map((term) => this.rarityOf(term) * boostOf(term))
    const isLong = terms.filter((term) => !isConcept(term)).length >= longQuery
    const allowed = kinds && ((entry: Entry) => kinds.has(entry.kind))
    return this.rank(wanted, { worths, allowed }).filter((found) => !(isLong && isChance(found)))
  }

  private rank(
    wanted: readonly Derived[][],
    { worths, allowed }: { worths?: readonly number[]; allowed?: ((entry: Entry) => boolean) | undefined },
  ): Found[] {
    this.scratch.clear(this.entries.length)
    return rank(this.terms, this.scratch, {
      wanted,
      boosts,
      allowed: allowed && Uint8Array.from(this.entries, (entry) => (entry && allowed(entry) ? 1 : 0)),
      most: maxFound,
      ...(worths && { worths }),
    })
      .flatMap(({ document, score, terms: found }) => {
        const entry = this.entries[document]
        return entry ? [{ entry, terms: found, score }] : []
      })
      .sort((one, other) => other.score - one.score || (one.entry.id < other.entry.id ? -1 : 1))
      .slice(0, maxFound)
  }

  /**
   * Other documents of a kind, the likest first; a likeness of 1 means all significant terms of the document. Documents with little
   * likeness are left out. The document itself is ranked with them, for its score; documents of other kinds push none of these out.
   */
  alike(entry: Entry, kind: SearchKind): { entry: Entry; likeness: number }[] {
    const wanted = significantTerms(this.termsOf(entry), boosts, this.terms).map((term) => [term])
    const found = this.rank(wanted, { allowed: (one) => one.kind === kind || one.id === entry.id })
    const own = found.find((one) => one.entry.id === entry.id)?.score
    if (!own) return []
    return found
      .filter((one) => one.entry.id !== entry.id && one.score >= leastLikeness * own)
      .map((one) => ({ entry: one.entry, likeness: one.score / own }))
  }

  /** The terms of each field of a document. */
  private termsOf(entry: Entry): string[][] {
    return fields.map((field) => {
      const words = splitWords(fieldOf(entry, field))
      const contentWords = words.filter(({ term }) => !isStopWord(term))
      return [...contentWords, ...this.concepts.ofText(words)].map(({ term }) => term)
    })
  }

  /** How many slips a term may hold. A word that stands in some text is no slip. */
  private slipsOf(term: string): number | false {
    if (isConcept(term) || term.length < shortestFuzzy || /\p{Nd}/u.test(term) || this.terms.has(term))
      return false
    return term.length < 8 ? 1 : 2
  }
}

function boostOf(term: string): number {
  if (isConcept(term)) return conceptBoost
  return shadeNumber.test(term) ? numberBoost : 1
}

/** Whether a document shares a single word with a query, neither a synonym group nor a number. «Сколько» is in many texts. */
function isChance({ terms }: Found): boolean {
  const [only = ''] = terms
  return terms.size === 1 && !isConcept(only) && !/\p{Nd}/u.test(only)
}

import type { SearchKind } from '@pryad/contract/generated/operations.ts'
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import { Analyzer, isSynonymTerm, type SynonymGroup } from './analyzer.ts'
import type { Entry } from './entry.ts'
import { boost, fields, type Indexed, namingFields, toIndexed, toTerms, weightsOf } from './indexed.ts'
import { type Known, type Query, readQuery, toQueries } from './query.ts'

/** A document that was found, and the terms of it that led there. */
export type Found = { entry: Entry; terms: ReadonlySet<string>; score: number }

/** A thing by whatever name says more than one of its words. */
const synonymBoost = 1.25
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
/** The rarest words of a document tell its subject; more of them would only cost time. */
const mostSubjectTerms = 24
/** Documents below this likeness do not count as alike: some words stand everywhere. */
const leastLikeness = 0.02

/** The most documents that a search finds: more than anybody may ask for. */
const maxFound = 300
/** At most this many documents are ranked by their whole text, see `chooseLikely`. */
const mostRanked = 2 * maxFound

/** A term to look for, and how it is looked for. */
type TermQuery = { term: string; options: SearchOptions }
/** Whether a document may be found, by its id and its kind. */
type IsAllowed = (id: string, kind: unknown) => boolean
type ScoreOf = (result: SearchResult) => number

/** The published documents, to be searched with the ranking of MiniSearch (BM25+). */
export class SearchIndex {
  readonly analyzer: Analyzer
  private readonly entries = new Map<string, Entry>()
  /** How many documents hold a term, by the term. */
  private readonly holders = new Map<string, number>()
  /** Words of the brands of the shades. */
  private readonly brands = new Set<string>()
  private readonly known: Known
  private readonly engine = new MiniSearch<Indexed>({
    fields,
    tokenize: toTerms,
    processTerm: (term) => term,
    storeFields: ['kind'],
    searchOptions: { boost },
  })

  constructor(synonyms: readonly SynonymGroup[]) {
    this.analyzer = new Analyzer(synonyms)
    this.known = {
      analyzer: this.analyzer,
      worthOf: (term) => (this.holders.has(term) ? this.rarityOf(term) * boostOf(term) : undefined),
      isBrand: (term) => this.brands.has(term),
    }
  }

  /** The document of an id. */
  get(id: string): Entry | undefined {
    return this.entries.get(id)
  }

  /** All that is indexed. */
  all(): Entry[] {
    return [...this.entries.values()]
  }

  /** The weight of a term: the fewer documents hold it, the more it says. A word that none holds may be a misspelt rare one. */
  rarityOf(term: string): number {
    return Math.log(1 + this.entries.size / (0.5 + this.holdersOf(term)))
  }

  /** Adds a document, in place of its former version. */
  put(entry: Entry): void {
    this.remove(entry.id)
    const indexed = toIndexed(entry, this.analyzer)
    this.entries.set(entry.id, entry)
    for (const term of this.analyzer.termsOf(entry.brand ?? '')) this.brands.add(term)
    this.engine.add(indexed)
    for (const term of weightsOf(indexed).keys()) this.holders.set(term, this.holdersOf(term) + 1)
  }

  /** Removes a document wholly: a changed index ranks like one that was built from scratch. */
  remove(id: string): void {
    const entry = this.entries.get(id)
    if (!entry) return
    const indexed = toIndexed(entry, this.analyzer)
    this.entries.delete(id)
    this.engine.remove(indexed)
    for (const term of weightsOf(indexed).keys()) {
      const left = this.holdersOf(term) - 1
      if (left > 0) this.holders.set(term, left)
      else this.holders.delete(term)
    }
  }

  /** The words of a query and the terms that it looks for. */
  read(query: string): Query {
    return readQuery(query, this.known)
  }

  /**
   * The best documents first; equally good ones in the order of their ids, so that every instance gives the same. What is found for a long
   * text is as good as it is for the best of its sentences.
   */
  search(query: string, kinds?: ReadonlySet<SearchKind>): Found[] {
    const [first, ...others] = toQueries(query, this.known)
    if (!first) return []
    if (others.length === 0) return this.searchOne(first.query, kinds)
    const best = new Map<string, Found>()
    for (const { query: one, weight } of [first, ...others]) {
      for (const found of this.searchOne(one, kinds)) {
        const score = weight * found.score
        if (score > (best.get(found.entry.id)?.score ?? 0)) best.set(found.entry.id, { ...found, score })
      }
    }
    return [...best.values()].sort(byScore).slice(0, maxFound)
  }

  private searchOne(wanted: Query, kinds?: ReadonlySet<SearchKind>): Found[] {
    const { terms } = wanted
    const worths = new Map(terms.map((term) => [term, this.rarityOf(term) * boostOf(term)]))
    const worthOf = (some: readonly string[]) => some.reduce((sum, term) => sum + (worths.get(term) ?? 0), 0)
    const whole = worthOf(terms)
    const words = terms.filter((term) => !isSynonymTerm(term)).length
    const isLong = words >= longQuery
    const isAllowed = (_: string, kind: unknown) => !kinds || [...kinds].some((one) => one === kind)
    // The engine multiplies by the number of words found. Their share of the query tells more, and its root keeps a document with one
    // significant word in sight beside those with many usual ones.
    return this.rank(
      this.queriesOf(wanted),
      isAllowed,
      ({ score, queryTerms }) => (score / queryTerms.length) * Math.sqrt(worthOf(queryTerms) / whole),
    ).filter((found) => !(isLong && isChance(found)))
  }

  /** How the engine looks for each term of a query. */
  private queriesOf({ terms, unfinished }: Query): TermQuery[] {
    const misspelt = terms
      .filter((term) => this.slipsOf(term) > 0)
      .sort((one, other) => other.length - one.length)
    const fuzzy = new Set(misspelt.slice(0, mostMisspelt))
    return terms.map((term) => ({
      term,
      options: {
        prefix: term === unfinished && term.length >= shortestPrefix,
        fuzzy: fuzzy.has(term) && this.slipsOf(term),
        boostTerm: () => boostOf(term),
      },
    }))
  }

  /** The best documents for some terms. */
  private rank(queries: TermQuery[], isAllowed: IsAllowed, scoreOf: ScoreOf): Found[] {
    const isRanked = this.entries.size < maxFound ? isAllowed : this.chooseLikely(queries, isAllowed, scoreOf)
    return this.best(this.ask(queries, isRanked), scoreOf, maxFound)
  }

  /**
   * Chooses the documents that are ranked by their whole text. Usual words stand in nearly all texts, and weighing these takes long, as it
   * does for misspelt ones, which may be usual: when enough documents hold the rare terms, or others in their names, only the best are.
   */
  private chooseLikely(queries: TermQuery[], isAllowed: IsAllowed, scoreOf: ScoreOf): IsAllowed {
    const fieldsOf = ({ term, options }: TermQuery) =>
      (options.fuzzy && !options.prefix) || this.holdersOf(term) > maxFound ? namingFields : fields
    const likely = this.best(this.ask(queries, isAllowed, fieldsOf), scoreOf, mostRanked)
    const ids = new Set(likely.map(({ entry }) => entry.id))
    return ids.size < maxFound ? isAllowed : (id) => ids.has(id)
  }

  private ask(
    queries: TermQuery[],
    isAllowed: IsAllowed,
    fieldsOf = (_: TermQuery) => fields,
  ): SearchResult[] {
    return this.engine.search({
      queries: queries.map((one) => ({ ...one.options, queries: [one.term], fields: fieldsOf(one) })),
      boostDocument: (id, _, stored) => (isAllowed(id, stored?.kind) ? 1 : 0),
    })
  }

  /**
   * Other documents of a kind, the likest first; a likeness of 1 means all subject terms of the document. Documents with little likeness
   * are left out.
   */
  alike(entry: Entry, kind: SearchKind): { entry: Entry; likeness: number }[] {
    const subject = this.subjectOf(entry).map((term) => ({ term, options: {} }))
    const own = this.ask(subject, (id) => id === entry.id)[0]?.score ?? 0
    return this.rank(
      subject,
      (id, itsKind) => itsKind === kind && id !== entry.id,
      ({ score }) => score,
    )
      .filter((found) => found.score >= leastLikeness * own)
      .map((found) => ({ entry: found.entry, likeness: found.score / own }))
  }

  /** The terms that say most of an indexed document, and that other documents have too; the best first. */
  subjectOf(entry: Entry): string[] {
    const worths: { term: string; worth: number }[] = []
    for (const [term, weight] of weightsOf(toIndexed(entry, this.analyzer))) {
      const holders = this.holdersOf(term)
      // One of them is the document itself.
      if (holders < 2) continue
      worths.push({ term, worth: Math.sqrt(weight) * Math.log(1 + this.entries.size / holders) })
    }
    return worths
      .sort((one, other) => other.worth - one.worth || (one.term < other.term ? -1 : 1))
      .slice(0, mostSubjectTerms)
      .map(({ term }) => term)
  }

  /** The best of the engine's results. Scores are rounded: they must not depend on the order in which documents were added. */
  private best(results: readonly SearchResult[], scoreOf: ScoreOf, most: number): Found[] {
    const scores = Float64Array.from(results, (result) => Math.round(scoreOf(result) * 1e6) / 1e6)
    const least = scores.toSorted().at(-most) ?? 0
    return results
      .flatMap(({ id, terms }, place): Found[] => {
        const [entry, score = 0] = [this.entries.get(id), scores[place]]
        return entry && score >= least ? [{ entry, terms: new Set(terms), score }] : []
      })
      .sort(byScore)
      .slice(0, most)
  }

  private holdersOf(term: string): number {
    return this.holders.get(term) ?? 0
  }

  /** How many slips a term may hold. A word that stands in some text is no slip. */
  private slipsOf(term: string): number {
    const isWord = !isSynonymTerm(term) && !/\p{Nd}/u.test(term)
    if (!isWord || term.length < shortestFuzzy || this.holders.has(term)) return 0
    return term.length < 8 ? 1 : 2
  }
}

function byScore(one: Found, other: Found): number {
  return other.score - one.score || (one.entry.id < other.entry.id ? -1 : 1)
}

function boostOf(term: string): number {
  if (isSynonymTerm(term)) return synonymBoost
  return shadeNumber.test(term) ? numberBoost : 1
}

/** Whether a document shares a single word with a query, neither a group of synonyms nor a number. «Сколько» is in many texts. */
function isChance({ terms }: Found): boolean {
  const [only = ''] = terms
  return terms.size === 1 && !isSynonymTerm(only) && !/\p{Nd}/u.test(only)
}

import SearchableMap from 'minisearch/SearchableMap'

/** Where a term stands: for each place one number, made by `pack`. */
export type Postings = {
  packed: Uint32Array
  size: number
  /** How many documents hold the term, by field. */
  holders: number[]
  /** How many documents hold it in whatever field. */
  documents: number
}

/** A known term that a wanted one stands for, and how much it counts. */
export type Derived = { term: string; postings: Postings; weight: number }

/** Bits for the number of a field and for the count of a term in it: both are parts of one number. */
const fieldBits = 3
const countBits = 8
const mostCounted = 2 ** countBits - 1
export const fieldSlots = 2 ** fieldBits

/** As MiniSearch weighs them: the beginning of a word, and a slip. */
const weights = { prefix: 0.375, fuzzy: 0.45 }

/** The words of documents and where they stand; documents and fields are numbers. Made for speed: ten thousand documents hold some millions of places. */
export class TermIndex {
  private readonly terms = new SearchableMap<Postings>()
  /** Different terms of a field of a document, by document and field. */
  private lengths = new Uint32Array(fieldSlots)
  private readonly lengthSums: number[] = new Array(fieldSlots).fill(0)
  documents = 0

  /** Whether some text holds the term. */
  has(term: string): boolean {
    return this.terms.has(term)
  }

  /** How many documents hold the term. */
  documentsWith(term: string): number {
    return this.terms.get(term)?.documents ?? 0
  }

  /** Puts a document in: the terms of each of its fields, in the order of the text. */
  add(document: number, fields: readonly string[][]): void {
    this.documents++
    for (const [field, terms] of fields.entries()) {
      const counts = countTerms(terms)
      this.setLength(document, field, counts.size)
      for (const [term, count] of counts) {
        const postings = this.terms.fetch(term, emptyPostings)
        // The places of one document stand side by side.
        const last = postings.packed[postings.size - 1]
        if (last === undefined || documentIn(last) !== document) postings.documents++
        if (postings.size === postings.packed.length) postings.packed = enlarged(postings.packed)
        postings.packed[postings.size++] = pack(document, field, count)
        postings.holders[field] = (postings.holders[field] ?? 0) + 1
      }
    }
  }

  /** Removes a document wholly; its terms must be those it was added with. */
  remove(document: number, fields: readonly string[][]): void {
    this.documents--
    for (const field of fields.keys()) this.setLength(document, field, 0)
    for (const term of new Set(fields.flat())) {
      const postings = this.terms.get(term)
      if (!postings) continue
      takeOut(postings, document)
      if (postings.size === 0) this.terms.delete(term)
    }
  }

  /** The known terms that a wanted one stands for: itself, words that begin with it, and words that differ by some letters. */
  derive(wanted: string, isPrefix: boolean, slips: number | false): Derived[] {
    const found = new Map<string, Derived>()
    const add = (term: string, postings: Postings, weight: number) =>
      found.set(term, { term, postings, weight })
    const exact = this.terms.get(wanted)
    if (exact) add(wanted, exact, 1)
    if (isPrefix) {
      for (const [term, postings] of this.terms.atPrefix(wanted)) {
        const distance = term.length - wanted.length
        if (distance) add(term, postings, (weights.prefix * term.length) / (term.length + 0.3 * distance))
      }
    }
    if (slips) {
      for (const [term, [postings, distance]] of this.terms.fuzzyGet(wanted, slips)) {
        if (distance && !found.has(term)) {
          add(term, postings, (weights.fuzzy * term.length) / (term.length + distance))
        }
      }
    }
    return [...found.values()]
  }

  lengthOf(document: number, field: number): number {
    return this.lengths[document * fieldSlots + field] ?? 0
  }

  averageLength(field: number): number {
    return (this.lengthSums[field] ?? 0) / this.documents
  }

  private setLength(document: number, field: number, length: number): void {
    const at = document * fieldSlots + field
    while (at >= this.lengths.length) this.lengths = enlarged(this.lengths)
    this.lengthSums[field] = (this.lengthSums[field] ?? 0) + length - (this.lengths[at] ?? 0)
    this.lengths[at] = length
  }
}

/** Document, field and count in one number. */
function pack(document: number, field: number, count: number): number {
  return ((document << fieldBits) | field) * 2 ** countBits + Math.min(count, mostCounted)
}

export function countIn(packed: number): number {
  return packed & mostCounted
}

export function fieldIn(packed: number): number {
  return (packed >>> countBits) & (fieldSlots - 1)
}

export function documentIn(packed: number): number {
  return packed >>> (countBits + fieldBits)
}

function emptyPostings(): Postings {
  return { packed: new Uint32Array(2), size: 0, holders: new Array(fieldSlots).fill(0), documents: 0 }
}

function enlarged(array: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.ceil(array.length * 1.5))
  larger.set(array)
  return larger
}

function takeOut(postings: Postings, document: number): void {
  const { packed, holders } = postings
  let kept = 0
  for (let index = 0; index < postings.size; index++) {
    const place = packed[index] ?? 0
    if (documentIn(place) === document) {
      const field = fieldIn(place)
      holders[field] = (holders[field] ?? 0) - 1
    } else packed[kept++] = place
  }
  if (kept < postings.size) postings.documents--
  postings.size = kept
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

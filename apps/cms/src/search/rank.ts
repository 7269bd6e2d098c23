import { coverageOf } from './coverage.ts'
import {
  countIn,
  type Derived,
  documentIn,
  fieldIn,
  fieldSlots,
  type Postings,
  type TermIndex,
} from './term-index.ts'

export type Ranked = { document: number; score: number; terms: Set<string> }

/** BM25+, with the parameters of MiniSearch (docs/decisions/0121). */
const [saturation, lengthWeight, delta] = [1.2, 0.7, 0.5]

/** Numbers by document that one search after the other uses: none is made while somebody waits. */
export class Scratch {
  scores = new Float64Array(0)
  /** The sum of the weights of the wanted terms that a document holds. */
  matched = new Float64Array(0)
  /** The last wanted term that was found in a document, counted from 1. */
  last = new Uint8Array(0)
  touched = new Uint32Array(0)
  count = 0

  /** Clears the numbers, and makes room for `documents`. */
  clear(documents: number): void {
    if (this.scores.length < documents) {
      this.scores = new Float64Array(documents)
      this.matched = new Float64Array(documents)
      this.last = new Uint8Array(documents)
      this.touched = new Uint32Array(documents)
    } else {
      for (let index = 0; index < this.count; index++) {
        const document = this.touched[index] ?? 0
        this.scores[document] = 0
        this.matched[document] = 0
        this.last[document] = 0
      }
    }
    this.count = 0
  }
}

type Ranking = {
  /** For each wanted term the known ones it stands for. */
  wanted: readonly Derived[][]
  /** For each wanted term how much of the query it is, see `coverage`; each counts the same when left out. */
  worths?: readonly number[]
  boosts: readonly number[]
  /** By document, 1 for those that may be found; all when left out. */
  allowed: Uint8Array | undefined
  /** How many of the best are wanted; more come when the last of them are equally good. */
  most: number
}

/**
 * The documents that hold wanted terms, in no order. By default a document with two of them scores twice their sum, with three three times;
 * with `worths`, their sum by how much of the query it covers.
 */
export function rank(
  index: TermIndex,
  scratch: Scratch,
  { wanted, worths, boosts, allowed, most }: Ranking,
): Ranked[] {
  for (const [number, derived] of wanted.entries()) {
    for (const one of derived) {
      score(index, scratch, one, { boosts, allowed, number: number + 1, worth: worths?.[number] ?? 1 })
    }
  }
  const { scores, matched, touched, count } = scratch
  const factor = worths ? coverageOf(worths) : (found: number) => found
  const totals = new Float64Array(count)
  for (let place = 0; place < count; place++) {
    const document = touched[place] ?? 0
    totals[place] = Math.round((scores[document] ?? 0) * factor(matched[document] ?? 0) * 1e6) / 1e6
  }
  const least = count > most ? (Float64Array.from(totals).sort()[count - most] ?? 0) : 0
  const best = new Map<number, Ranked>()
  for (let place = 0; place < count; place++) {
    const total = totals[place] ?? 0
    const document = touched[place] ?? 0
    if (total >= least) best.set(document, { document, score: total, terms: new Set() })
  }
  for (const { term, postings } of wanted.flat()) noteTerm(best, term, postings)
  return [...best.values()]
}

type Scoring = Pick<Ranking, 'boosts' | 'allowed'> & { number: number; worth: number }

/** Adds the score of one indexed term to each document that holds it. */
function score(
  index: TermIndex,
  scratch: Scratch,
  { postings, weight }: Derived,
  { boosts, allowed, number, worth }: Scoring,
): void {
  const { packed, size, holders } = postings
  const factors = new Float64Array(fieldSlots)
  const slopes = new Float64Array(fieldSlots)
  for (const [field, boost] of boosts.entries()) {
    const held = holders[field] ?? 0
    factors[field] = weight * boost * Math.log(1 + (index.documents - held + 0.5) / (held + 0.5))
    slopes[field] = (saturation * lengthWeight) / (index.averageLength(field) || 1)
  }
  const { scores, matched, last, touched } = scratch
  for (let place = 0; place < size; place++) {
    const at = packed[place] ?? 0
    const document = documentIn(at)
    if (allowed && !allowed[document]) continue
    const [count, field] = [countIn(at), fieldIn(at)]
    const norm = saturation * (1 - lengthWeight) + (slopes[field] ?? 0) * index.lengthOf(document, field)
    const gain = (factors[field] ?? 0) * (delta + (count * (saturation + 1)) / (count + norm))
    if (last[document] === 0) touched[scratch.count++] = document
    scores[document] = (scores[document] ?? 0) + gain
    if (last[document] !== number) {
      last[document] = number
      matched[document] = (matched[document] ?? 0) + worth
    }
  }
}

/** Which of the best documents hold a term. */
function noteTerm(best: Map<number, Ranked>, term: string, { packed, size }: Postings): void {
  // Many places, few documents: those of one document stand side by side.
  let before = -1
  for (let place = 0; place < size; place++) {
    const document = documentIn(packed[place] ?? 0)
    if (document === before) continue
    before = document
    best.get(document)?.terms.add(term)
  }
}

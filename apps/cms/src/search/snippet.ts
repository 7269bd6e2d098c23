import { type Analyzer, isSynonymTerm } from './analyzer.ts'
import type { Entry, EntryPart } from './entry.ts'
import type { SearchIndex } from './search-index.ts'
import type { Word } from './words.ts'

export type SnippetPiece = { text: string; isMarked: boolean }

const length = 180
/** The words before the first mark, so that it is read within its sentence. */
const before = 40

/** Words of the title stand for all parts of a document, and tell little of one. */
const shareOfTitle = 0.25

/** The part of a document that answers best; the beginning when no other is better. */
export function bestPart({ parts, title }: Entry, terms: ReadonlySet<string>, index: SearchIndex): EntryPart {
  const termsOf = (text: string) => new Set(index.analyzer.analyze(text).map(({ term }) => term))
  const inTitle = termsOf(title)
  // Rare terms say more than those that stand everywhere, words more than their other names.
  const worthOf = (term: string) =>
    index.rarityOf(term) * (isSynonymTerm(term) ? 1 : 2) * (inTitle.has(term) ? shareOfTitle : 1)
  const worths = new Map([...terms].map((term) => [term, worthOf(term)]))
  const weigh = (text: string) => {
    const there = termsOf(text)
    return [...worths].reduce((sum, [term, worth]) => sum + (there.has(term) ? worth : 0), 0)
  }
  let best: EntryPart = parts[0] ?? { title: null, text: '', href: '/', at: null }
  let most = 0
  for (const part of parts) {
    const weight = 2 * weigh(part.title ?? '') + weigh(part.text)
    if (weight > most) [best, most] = [part, weight]
  }
  return best
}

/** Some words of a text round the most marks, in pieces. Empty for an empty text. */
export function cutSnippet(text: string, terms: ReadonlySet<string>, analyzer: Analyzer): SnippetPiece[] {
  const marks = findMarks(text, terms, analyzer)
  const start = startOf(text, marks)
  const end = start + length >= text.length ? text.length : wordEnd(text, start + length)
  const pieces: SnippetPiece[] = []
  const add = (piece: string, isMarked: boolean) => {
    if (piece) pieces.push({ text: piece, isMarked })
  }
  let position = start
  for (const mark of marks.filter((one) => one.start >= start && one.end <= end)) {
    add((position === start && start > 0 ? '…' : '') + text.slice(position, mark.start), false)
    add(text.slice(mark.start, mark.end), true)
    position = mark.end
  }
  const opening = position === start && start > 0 ? '…' : ''
  const rest = text.slice(position, end)
  add(opening + (end < text.length ? brokenOff(rest) : rest), false)
  return pieces
}

/** The places of a text that a search has found, in their order and without overlaps. */
function findMarks(text: string, terms: ReadonlySet<string>, analyzer: Analyzer): Word[] {
  const found = analyzer
    .analyze(text)
    .filter(({ term }) => terms.has(term))
    .sort((one, other) => one.start - other.start || other.end - one.end)
  const marks: Word[] = []
  for (const mark of found) if (mark.start >= (marks.at(-1)?.end ?? 0)) marks.push(mark)
  return marks
}

/** Words that more would follow: the ellipsis takes the place of the stop they end with. */
function brokenOff(text: string): string {
  return `${text.replace(/[\s.,:;…–—]+$/, '')}…`
}

/** Where the window begins that holds the most different terms; the first of equals. */
function startOf(text: string, marks: readonly Word[]): number {
  let start = 0
  let most = 0
  for (const { start: at } of marks) {
    const from = at - before
    const inside = marks.filter((mark) => mark.start >= at && mark.end <= from + length)
    const terms = new Set(inside.map(({ term }) => term)).size
    if (terms > most) [start, most] = [from, terms]
  }
  return start <= 0 || text.length <= length ? 0 : wordEnd(text, start - 1) + 1
}

/** The end of the word at a place: the next space, or the end of the text. */
function wordEnd(text: string, from: number): number {
  const space = text.indexOf(' ', from)
  return space === -1 ? text.length : space
}

import { standingPagePath } from '@pryad/contract/paths.ts'
import type { Entry } from './entry.ts'
import { hasNeed } from './needs.ts'
import type { Query, QueryWord } from './query.ts'
import type { Found, SearchIndex } from './search-index.ts'
import { isStopWord } from './words.ts'

const firstAid = standingPagePath('help')
/** The number of a shade, with or without its hyphen, or its barcode: «10» may be ten years, too. */
const fullNumber = /^\p{Nd}+-\p{Nd}+$|^\p{Nd}{3,}$/u
const policies = ['privacy', 'cookies', 'consent'].map(standingPagePath)

/**
 * Brings what was found for a query into an order that harms nobody: first aid stands first in an emergency, and shades stand neither beside
 * words of health, nor before the answers to those who want to get rid of a colour. Without such words first aid stands last, and so do
 * policies, which hold words of everything.
 */
export function putSafeFirst(all: readonly Found[], query: Query, index: SearchIndex): Found[] {
  const words = textsOf(query.words)
  const found = hasNeed(words, 'policy') ? all : lastWhere(isPolicy, all)
  const isEmergency = hasNeed(words, 'emergency')
  const isSplash = hasNeed(words, 'splash')
  // Only for an eye there is something to do before a call.
  const helped = isSplash && !isEmergency ? [...found] : found.map(toTopOfHelp)
  if (!isEmergency && !isSplash && !hasNeed(words, 'health'))
    return putShadesInPlace(lastWhere(isHelp, helped), query, index)
  const withoutShades = helped.filter(({ entry }) => entry.kind !== 'SHADE')
  if (!isEmergency && !isSplash) return withoutShades
  // Policies are pages as well, and would stand right under first aid.
  return putHelpFirst(
    withoutShades.filter(({ entry }) => !isPolicy(entry)),
    index,
  )
}

/** First aid begins with the numbers to call: no hit leads past them. */
function toTopOfHelp(found: Found): Found {
  return isHelp(found.entry)
    ? { ...found, entry: { ...found.entry, parts: found.entry.parts.slice(0, 1) } }
    : found
}

/** In an emergency the page of first aid is found whatever its words are. */
function putHelpFirst(found: readonly Found[], index: SearchIndex): Found[] {
  const help = found.find(({ entry }) => isHelp(entry)) ?? wholeHelp(index)
  return help ? [help, ...found.filter((one) => one !== help)] : [...found]
}

function wholeHelp(index: SearchIndex): Found | undefined {
  const entry = index.all().find(isHelp)
  return entry && toTopOfHelp({ entry, terms: new Set(), score: 0 })
}

function isHelp({ parts }: Entry): boolean {
  return parts[0]?.href === firstAid
}

function isPolicy({ parts }: Entry): boolean {
  return policies.includes(parts[0]?.href ?? '')
}

function putShadesInPlace(found: readonly Found[], query: Query, index: SearchIndex): Found[] {
  const best = found.find(({ entry }) => entry.kind === 'SHADE')
  if (!best || isAskedFor(best, query, index)) return [...found]
  return lastWhere(({ kind }) => kind === 'SHADE', found)
}

function lastWhere(isLast: (entry: Entry) => boolean, found: readonly Found[]): Found[] {
  return [...found.filter(({ entry }) => !isLast(entry)), ...found.filter(({ entry }) => isLast(entry))]
}

/** Whether a query chooses a shade: by its number or barcode, or by words that are all names of it, or words of choosing. */
function isAskedFor({ entry }: Found, { words }: Query, { analyzer }: SearchIndex): boolean {
  if (hasNeed(textsOf(words), 'complaint')) return false
  const names = analyzer.analyze(`${entry.title} ${entry.names}`).map(({ term }) => term)
  const isNumbered = words.some(({ term }) => fullNumber.test(term) && names.includes(term))
  // A share of grey or the strength of a developer beside the number: somebody asks how to use it.
  if (isNumbered && !words.some(({ term }) => term.endsWith('%'))) return true
  const named = analyzer.synonymsIn(words).filter(({ term }) => names.includes(term))
  return words.every(
    ({ term, start, end, text }) =>
      isStopWord(term) ||
      hasNeed([text], 'choice') ||
      // Who types a name is not at its end yet, or makes a slip there.
      names.some((name) => name.startsWith(term.slice(0, 4))) ||
      named.some((one) => one.start <= start && end <= one.end),
  )
}

function textsOf(words: readonly QueryWord[]): string[] {
  return words.map(({ text }) => text)
}

import { isStopWord, splitWords, type Word } from './words.ts'

/** Words and phrases that people use for one thing. */
export type SynonymGroup = {
  id: string
  /** Each may stand for each other. */
  terms: string[]
  /** How people misspell them: these lead to the group, and nothing leads to them. */
  typos: string[]
}

/** A name of a group: the terms of its words, and the term of the group. */
type Name = { words: string[]; term: string }
/** Names by the term of their first word. */
type Names = Map<string | undefined, Name[]>

/** The term of a group begins with this sign, as no word does. */
const mark = '§'

/** Turns texts into terms. Each group of synonyms is a term of its own beside the words: one search finds all its names. */
export class Analyzer {
  private readonly names: Names
  private readonly namesAndTypos: Names
  private readonly wordsOfNames: ReadonlySet<string>
  /** The right spelling of a misspelt word. */
  private readonly spellings: ReadonlyMap<string, string>

  constructor(groups: readonly SynonymGroup[]) {
    const names = groups.flatMap(({ id, terms }) => terms.map((name) => toName(name, id)))
    const typos = groups.flatMap(({ id, typos: slips }) => slips.map((name) => toName(name, id)))
    this.names = byFirstWord(names)
    this.namesAndTypos = byFirstWord([...names, ...typos])
    this.spellings = new Map(
      groups.flatMap((group) => group.typos.filter(isWord).map((typo) => [typo, nearest(typo, group.terms)])),
    )
    this.wordsOfNames = new Set([...names, ...typos].flatMap(({ words }) => words))
  }

  /** Whether a word is part of a name, or of a misspelt one. */
  isInName(term: string): boolean {
    return this.wordsOfNames.has(term)
  }

  /** A word as it is spelt right: «рыжена» would have the stem of «рыжий», and not that of «рыжина». */
  correct(word: string): string {
    return this.spellings.get(word.toLowerCase()) ?? word
  }

  /** The words of a text, and the groups of synonyms of which a name stands there. */
  analyze(text: string): Word[] {
    const words = splitWords(text)
    return [...words, ...findNames(words, this.names)]
  }

  /** The terms of a text that say something of it. */
  termsOf(text: string): string[] {
    return this.analyze(text).flatMap(({ term }) => (isStopWord(term) ? [] : [term]))
  }

  /** The groups of synonyms that the words of a query name, misspelt names included. */
  synonymsIn(words: readonly Word[]): Word[] {
    return findNames(words, this.namesAndTypos)
  }
}

/** Whether a term is that of a group of synonyms, not of a word. */
export function isSynonymTerm(term: string): boolean {
  return term.startsWith(mark)
}

function toName(name: string, group: string): Name {
  return { words: splitWords(name).map(({ term }) => term), term: mark + group }
}

function byFirstWord(names: readonly Name[]): Names {
  return Map.groupBy(names, ({ words }) => words[0])
}

function findNames(words: readonly Word[], names: Names): Word[] {
  const found: Word[] = []
  for (const [place, { term, start }] of words.entries()) {
    for (const name of names.get(term) ?? none) {
      const last = words[place + name.words.length - 1]
      const isThere = name.words.every((word, offset) => words[place + offset]?.term === word)
      if (isThere && last) found.push({ term: name.term, start, end: last.end })
    }
  }
  return found
}

function isWord(name: string): boolean {
  return /^\p{L}+$/u.test(name)
}

/** The word among some names that begins most like a misspelt one; the misspelt one itself if they are none. */
function nearest(typo: string, names: readonly string[]): string {
  const alike = (name: string) => [...name].findIndex((letter, place) => letter !== typo[place])
  const words = names.filter(isWord).sort((one, other) => alike(other) - alike(one))
  return words[0] ?? typo
}

/** Most words begin no name. */
const none: Name[] = []

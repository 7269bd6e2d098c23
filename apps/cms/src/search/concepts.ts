import { splitWords, type Word } from './split-words.ts'

/** Words and phrases that people use for one thing. */
export type SynonymGroup = {
  id: string
  /** Each may stand for each other. */
  terms: string[]
  /** How people misspell them: these lead to the group, and nothing leads to them. */
  typos: string[]
}

type Phrase = { words: string[]; concept: string }

/** No word begins with this sign. */
const mark = '§'

/** Finds the things that words stand for; each is a term of its own in texts and in queries, so one search finds all its names. */
export class Concepts {
  private readonly inTexts = new Map<string, Phrase[]>()
  private readonly inQueries = new Map<string, Phrase[]>()
  private readonly words = new Set<string>()

  constructor(groups: readonly SynonymGroup[]) {
    for (const { id, terms, typos } of groups) {
      for (const name of terms) {
        addPhrase(this.inTexts, name, mark + id)
        addPhrase(this.inQueries, name, mark + id)
      }
      for (const name of typos) addPhrase(this.inQueries, name, mark + id)
      for (const name of [...terms, ...typos]) for (const { term } of splitWords(name)) this.words.add(term)
    }
  }

  /** Whether a word is part of a name, or of a misspelt one. */
  has(word: string): boolean {
    return this.words.has(word)
  }

  /** The concepts among the words of a text, each where its name stands. */
  ofText(words: readonly Word[]): Word[] {
    return findPhrases(words, this.inTexts)
  }

  /** The concepts among the words of a query. */
  ofQuery(words: readonly Word[]): Word[] {
    return findPhrases(words, this.inQueries)
  }
}

/** Whether a term is a concept, not a word. */
export function isConcept(term: string): boolean {
  return term.startsWith(mark)
}

function addPhrase(phrases: Map<string, Phrase[]>, name: string, concept: string): void {
  const [first, ...rest] = splitWords(name).map(({ term }) => term)
  if (first === undefined) return
  phrases.set(first, [...(phrases.get(first) ?? []), { words: [first, ...rest], concept }])
}

function findPhrases(words: readonly Word[], phrases: Map<string, Phrase[]>): Word[] {
  const found: Word[] = []
  for (const [index, { term, start }] of words.entries()) {
    // Most words begin no name.
    for (const phrase of phrases.get(term) ?? none) {
      const last = words[index + phrase.words.length - 1]
      const isThere = phrase.words.every((word, offset) => words[index + offset]?.term === word)
      if (isThere && last) found.push({ term: phrase.concept, start, end: last.end })
    }
  }
  return found
}

const none: Phrase[] = []

import type { Payload } from 'payload'
import firstContent from '../../../../content/synonyms.json' with { type: 'json' }
import { findAll } from '../databases/find.ts'
import type { SynonymGroup } from './analyzer.ts'
import { isStopWord, splitWords } from './words.ts'

/**
 * The synonyms of the panel, in their order; without any, those of the first content: a database made before the collection of synonyms
 * finds as well as before.
 */
export async function loadSynonyms(payload: Payload): Promise<SynonymGroup[]> {
  const docs = await findAll(payload, { collection: 'synonyms', sort: 'id' })
  if (docs.length === 0) return firstContent.groups
  return docs.map(({ id, terms, typos }) => ({
    id: String(id),
    terms: linesOf(terms),
    typos: linesOf(typos),
  }))
}

const maxLength = 60
const maxNames = 60

/** The lines of a text that say something, each once. */
export function linesOf(value: unknown): string[] {
  if (typeof value !== 'string') return []
  const lines = value.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  return [...new Set(lines.filter(Boolean))]
}

/** Whether every line can be a name for the search; says in words for editors which cannot, and why. */
export function validateNames(value: unknown): true | string {
  const names = linesOf(value)
  if (names.length === 0) return 'Напишите хотя бы одно название.'
  if (names.length > maxNames) return `Названий больше ${maxNames}. Разделите их на две записи.`
  for (const name of names) {
    if (name.length > maxLength) {
      return `«${name.slice(0, 30)}…» длиннее ${maxLength} символов. Каждое название пишите с новой строки.`
    }
    const words = splitWords(name)
    if (words.length === 0) return `В «${name}» нет ни букв, ни цифр.`
    // Such a word stands in every text: everything would be found by it.
    if (words.every(({ term }) => isStopWord(term)))
      return `«${name}» есть в каждом тексте, по нему ничего не найти.`
  }
  return true
}

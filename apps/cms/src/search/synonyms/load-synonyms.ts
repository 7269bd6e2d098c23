import type { Payload } from 'payload'
import firstContent from '../../../../../content/synonyms.json' with { type: 'json' }
import type { SynonymGroup } from '../analyzer.ts'
import { linesOf } from './names.ts'

/**
 * The synonyms of the panel, in their order; without any, those of the first content: a database made before the collection of synonyms
 * finds as well as before.
 */
export async function loadSynonyms(payload: Payload): Promise<SynonymGroup[]> {
  const { docs } = await payload.find({ collection: 'synonyms', sort: 'id', depth: 0, pagination: false })
  if (docs.length === 0) return firstContent.groups
  return docs.map(({ id, terms, typos }) => ({
    id: String(id),
    terms: linesOf(terms),
    typos: linesOf(typos),
  }))
}

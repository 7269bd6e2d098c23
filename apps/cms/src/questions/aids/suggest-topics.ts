import { toSearchQuery } from '@pryad/contract/search-query.ts'
import type { Payload } from 'payload'
import { idOf } from '../../content/loaders.ts'
import type { Entry } from '../../search/entry.ts'
import { loadTermsOf, searchContent } from '../../search/search.ts'

export type Topic = { id: number; name: string }

const mostTopics = 3
/** Documents like the text that have a say, the best with most weight. */
const voters = 6
/** A name in the text says as much as the best two documents together. */
const nameWeight = 1.5
/** A topic of one document far down the list says nothing. */
const leastWeight = 0.9

/** Topics that a question seems to be about: those it names, and those of published documents that are like it; the likeliest first. */
export async function suggestTopics(payload: Payload, own: number, text: string): Promise<Topic[]> {
  const [hits, termsOf, { docs: tags }] = await Promise.all([
    searchContent(payload, {
      query: toSearchQuery(text),
      first: voters + 1,
      kinds: ['ARTICLE', 'LESSON', 'QUESTION'],
    }),
    loadTermsOf(payload),
    payload.find({ collection: 'tags', sort: '_order', depth: 0, pagination: false, select: { name: true } }),
  ])
  const weights = new Map<number, number>()
  const add = (tag: number, weight: number) => weights.set(tag, (weights.get(tag) ?? 0) + weight)

  const terms = termsOf(text)
  for (const { id, name } of tags) {
    if (!terms.isDisjointFrom(termsOf(name))) add(id, nameWeight)
  }
  const alike = hits.map(({ entry }) => entry).filter(({ id }) => id !== `QUESTION ${own}`)
  for (const [rank, entry] of alike.slice(0, voters).entries()) {
    for (const tag of await loadTags(payload, entry)) add(tag, 1 / (rank + 1))
  }
  return tags
    .flatMap(({ id, name }) => {
      const weight = weights.get(id) ?? 0
      return weight >= leastWeight ? [{ id, name, weight }] : []
    })
    .sort((one, other) => other.weight - one.weight)
    .slice(0, mostTopics)
    .map(({ id, name }) => ({ id, name }))
}

async function loadTags(payload: Payload, { kind, documentId }: Entry): Promise<number[]> {
  const collection = kind === 'ARTICLE' ? 'articles' : kind === 'LESSON' ? 'videos' : 'faq-questions'
  const document = await payload.findByID({
    collection,
    id: documentId,
    depth: 0,
    select: { tags: true },
    disableErrors: true,
  })
  return (document?.tags ?? []).map(idOf)
}

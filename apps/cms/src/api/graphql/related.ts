import type { SearchKind } from '@pryad/contract/generated/operations.ts'
import type DataLoader from 'dataloader'
import { findAlike } from '../../search/search.ts'
import type { GraphqlContext } from './context.ts'
import type { TaggedDocument } from './related-by-tag.ts'

type Wanted<Document> = {
  kind: SearchKind
  byTag: DataLoader<TaggedDocument, Document[], string>
  byId: DataLoader<number, Document | null, number>
  count: number
}

/**
 * Related documents of one for which an editor has chosen none: first the documents that share its topics, the most similar ones by the
 * search index; when they are too few, other similar ones. A draft is not in the index: it gets documents of its topics.
 */
export async function related<Document extends { id: number }>(
  kind: SearchKind,
  document: TaggedDocument,
  wanted: Wanted<Document>,
  { draft, payload }: GraphqlContext,
): Promise<Document[]> {
  const tagged = await wanted.byTag.load(document)
  if (draft) return tagged.slice(0, wanted.count)
  const alike = await findAlike(payload, `${kind} ${document.id}`, wanted.kind)
  const likeness = ({ id }: { id: number }) => alike.get(id) ?? 0
  const best = tagged.toSorted((one, other) => likeness(other) - likeness(one)).slice(0, wanted.count)
  const known = new Set(tagged.map(({ id }) => id))
  const others = [...alike.keys()].filter((id) => !known.has(id)).slice(0, wanted.count - best.length)
  const loaded = await Promise.all(others.map((id) => wanted.byId.load(id)))
  return [...best, ...loaded.filter((one) => one !== null)]
}

type From = Pick<GraphqlContext, 'loaders' | 'relatedByTag'>

/** How articles that go with a document are found: at most `count`. */
export function articlesFor({ loaders, relatedByTag }: From, count: number) {
  return { kind: 'ARTICLE', byTag: relatedByTag.articles, byId: loaders.articles, count } as const
}

export function lessonsFor({ loaders, relatedByTag }: From, count: number) {
  return { kind: 'LESSON', byTag: relatedByTag.videos, byId: loaders.videos, count } as const
}

export function shadesFor({ loaders, relatedByTag }: From, count: number) {
  return { kind: 'SHADE', byTag: relatedByTag.products, byId: loaders.products, count } as const
}

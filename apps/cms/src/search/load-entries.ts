import type { SearchKind } from '@pryad/contract/generated/operations.ts'
import { shadePaths } from '@pryad/contract/paths.ts'
import { createLocalReq, type Payload } from 'payload'
import { findAll } from '../databases/find.ts'
import type { Entry } from './entry.ts'
import { articleEntry, lessonEntry, pageEntry, questionEntry, shadeEntry } from './to-entry.ts'

/** The collections that are searched. */
export const searchedCollections = ['articles', 'videos', 'faq-questions', 'products', 'pages'] as const

export type SearchedCollection = (typeof searchedCollections)[number]

/** The kind of a collection's documents among the hits. */
export const kindOf: Record<SearchedCollection, SearchKind> = {
  articles: 'ARTICLE',
  videos: 'LESSON',
  'faq-questions': 'QUESTION',
  products: 'SHADE',
  pages: 'PAGE',
}

/** A document in the database and the moment of its last change. */
type Stamp = { id: number; updatedAt: string }

/** The published documents of a collection, without their texts. */
export async function loadStamps(payload: Payload, collection: SearchedCollection): Promise<Stamp[]> {
  const docs = await findAll(payload, {
    ...(await reading(payload)),
    collection,
    where: collection === 'faq-questions' ? { published: { equals: true } } : {},
    select: { updatedAt: true },
    sort: 'id',
  })
  return docs.map(({ id, updatedAt }) => ({ id, updatedAt }))
}

/** Some documents of a collection as the index knows them; those that visitors cannot see are left out. */
export async function loadEntries(
  payload: Payload,
  collection: SearchedCollection,
  ids: number[],
): Promise<Entry[]> {
  const options = { ...(await reading(payload)), where: { id: { in: ids } }, sort: 'id' }
  switch (collection) {
    case 'articles':
      return (await findAll(payload, { ...options, collection })).map(articleEntry)
    case 'videos':
      return (await findAll(payload, { ...options, collection })).map(lessonEntry)
    case 'faq-questions':
      return (await findAll(payload, { ...options, collection }))
        .filter(({ published }) => published)
        .map(questionEntry)
    case 'products':
      return (await findAll(payload, { ...options, collection })).map(shadeEntry)
    case 'pages':
      return (await findAll(payload, { ...options, collection })).map(pageEntry)
  }
}

/** Address of each shade, by the id of its entry. Two shades of one number are told apart by their order, so all are read. */
export async function loadShadePlaces(payload: Payload): Promise<Map<string, string>> {
  const docs = await findAll(payload, {
    ...(await reading(payload)),
    collection: 'products',
    select: { ean: true, shadeNumber: true },
    sort: '_order',
  })
  const paths = shadePaths(docs.map(({ ean, shadeNumber }) => ({ ean, number: shadeNumber })))
  return new Map(docs.map(({ id, ean }) => [`SHADE ${id}`, paths.get(ean) ?? '/shades']))
}

/** Options that read the database with a visitor's rights: the index holds nothing that only some people may see. */
async function reading(payload: Payload) {
  return { req: await createLocalReq({}, payload), draft: false, overrideAccess: false }
}

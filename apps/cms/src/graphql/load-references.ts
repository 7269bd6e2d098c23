import { loadOne, type Reference } from '../content/loaders.ts'
import type { GraphqlContext } from './context.ts'

/** Where the documents of the contract's types are kept. */
const collections = {
  Article: 'articles',
  Author: 'authors',
  Preview: 'media',
  Product: 'products',
  Tag: 'tags',
  Video: 'videos',
} as const

/** The document of a type behind a reference; null when it is gone or not to be seen, and for a type that no collection keeps. */
export async function loadReference(
  typeName: string,
  reference: Reference | null | undefined,
  { loaders }: GraphqlContext,
): Promise<unknown> {
  const collection = Object.entries(collections).find(([name]) => name === typeName)?.[1]
  return collection ? loadOne<unknown>(loaders[collection], reference) : null
}

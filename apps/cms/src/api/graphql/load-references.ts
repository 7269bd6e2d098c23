import {
  defaultFieldResolver,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
} from 'graphql'
import { loadAll, loadOne, type Reference } from '../../content/loaders.ts'
import type { GraphqlContext } from './context.ts'

/** Where the documents of the contract's types are kept. */
const collections = new Map<string, keyof GraphqlContext['loaders']>([
  ['Article', 'articles'],
  ['Author', 'authors'],
  ['Preview', 'media'],
  ['Product', 'products'],
  ['Tag', 'tags'],
  ['Video', 'videos'],
])

/** The document of a type behind a reference; null when it is gone or not to be seen, and for a type that no collection keeps. */
export async function loadReference(
  typeName: string,
  reference: Reference | null | undefined,
  { loaders }: GraphqlContext,
): Promise<unknown> {
  const collection = collections.get(typeName)
  return collection ? loadOne<unknown>(loaders[collection], reference) : null
}

/** Lets fields that have no resolver of their own load the documents that a relation of the same name refers to. */
export function loadReferences(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const collection = collections.get(getNamedType(field.type).name)
      if (!collection || field.resolve) continue
      const isList = isListType(getNullableType(field.type))
      field.resolve = (source, args, context: GraphqlContext, info) => {
        const value: unknown = defaultFieldResolver(source, args, context, info)
        const loader = context.loaders[collection]
        if (typeof value === 'number') return loadOne<unknown>(loader, value)
        if (!isList) return value
        const entries: unknown[] = Array.isArray(value) ? value : []
        const references = entries.filter((entry) => typeof entry === 'number')
        return references.length > 0 ? loadAll<unknown>(loader, references) : entries
      }
    }
  }
  return schema
}

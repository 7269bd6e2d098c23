import { typeDefs } from '@pryad/contract/generated/type-defs.ts'
import {
  defaultFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { createSchema } from 'graphql-yoga'
import type { GraphqlContext } from './context.ts'
import { loadReferences } from './load-references.ts'
import { resolvers } from './resolvers.ts'

const emptyByType: Record<string, unknown> = { String: '', Int: 0, Boolean: false }

/**
 * Lets drafts be shown before they are finished: readers who may see drafts get empty values for non-null fields of the contract that
 * the editor has not filled in yet. For everybody else these fields stay non-null.
 */
function fillDraftGaps(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const empty = isNonNullType(field.type) ? emptyOf(field.type) : undefined
      if (empty === undefined) continue
      const resolve = field.resolve ?? defaultFieldResolver
      field.resolve = (source, args, context: GraphqlContext, info) => {
        const value: unknown = resolve(source, args, context, info)
        // Visitors' answers hold thousands of fields: they must not wait for each.
        return context.draft ? Promise.resolve(value).then((found) => found ?? empty) : value
      }
    }
  }
  return schema
}

function emptyOf(type: GraphQLOutputType): unknown {
  const nullable = getNullableType(type)
  return isListType(nullable) ? [] : emptyByType[nullable.toString()]
}

/** The contract, executable over Payload. */
export const schema = fillDraftGaps(loadReferences(createSchema<GraphqlContext>({ typeDefs, resolvers })))

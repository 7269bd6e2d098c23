import type { Operation } from '@pryad/contract/generated/operations.ts'
import { typeDefs } from '@pryad/contract/generated/type-defs.ts'
import {
  buildSchema,
  type DocumentNode,
  defaultFieldResolver,
  execute,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql'
import { CombinedError } from '../combined-error.ts'
import { readAnswer } from '../graphql-over-http.server.ts'
import { type PlainBackend, plainContent } from './plain-content.server.ts'

const schema = buildSchema(typeDefs)
/** Operations by their texts. */
const documents = new Map<string, DocumentNode>()

/**
 * The answer of a plain backend to any operation of the whole contract. The operation is executed here: by the contract's schema, over
 * the content that such a backend has. Every field that the content lacks is null, or empty where the schema allows no null.
 * @throws {CombinedError} the backend's failure, or the refusal of the content
 */
export async function answerPlainly<Data, Variables extends Record<string, unknown>>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  backend: PlainBackend,
): Promise<Data> {
  const document = documents.get(operation.text) ?? parse(operation.text, { noLocation: true })
  documents.set(operation.text, document)
  const result = await execute({
    schema,
    document,
    rootValue: plainContent(backend),
    variableValues: variables,
    fieldResolver: tellOrLeaveEmpty,
  })
  for (const { originalError } of result.errors ?? []) {
    if (originalError instanceof CombinedError) throw originalError
  }
  // Read like any other answer, which comes as JSON.
  return readAnswer(operation, JSON.parse(JSON.stringify(result)))
}

const tellOrLeaveEmpty: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) =>
  defaultFieldResolver(source, args, context, info) ?? emptyOf(info.returnType)

/** Scalars that are not text. */
const emptyScalars: Record<string, unknown> = { Int: 0, Float: 0, Boolean: false, JSON: {} }

/** Null, or the emptiest value of a type that is never null; of an enum it is the first value. */
function emptyOf(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null
  const { ofType } = type
  if (isListType(ofType)) return []
  if (isObjectType(ofType)) return {}
  if (isEnumType(ofType)) return ofType.getValues()[0]?.value
  return emptyScalars[ofType.name] ?? ''
}

import {
  type DocumentNode,
  execute,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLResolveInfo,
  GraphQLScalarType,
  GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  responsePathAsArray,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { type GraphqlContext, readingApart } from './context.ts'
import type { ListsInMaking } from './kept-lists.ts'
import { createReadTracker } from './read-tracker.ts'
import { schema } from './schema.ts'

/** An entry of a list as it stands in the answer, with all that was asked of it. */
const finishedEntry = new GraphQLScalarType({ name: 'FinishedEntry' })

/** The contract's schema, but for its lists: their entries are finished apart, so that they can be kept. */
const schemaOfLists = withFinishedEntries(schema)

/**
 * Lets the answers to visitors take the entries of their lists from the answer before. When one cannot be made, everything is answered
 * as ever, with errors where they belong.
 */
export const finishEntries: Plugin<GraphqlContext> = {
  onExecute({ args, executeFn, setExecuteFn }) {
    const { lists } = args.contextValue.reads
    if (!lists) return
    setExecuteFn(async (given) => {
      const result: unknown = await executeFn({ ...given, schema: schemaOfLists })
      return lists.hasFailed ? executeFn(given) : result
    })
  },
}

function withFinishedEntries(whole: GraphQLSchema): GraphQLSchema {
  const query = whole.getQueryType()
  if (!query) throw new Error('The contract has no queries.')
  const { fields, ...others } = query.toConfig()
  const changed = Object.entries(fields).map(([name, field]) => {
    const type = getNamedType(field.type)
    return isObjectType(type) && type.name.endsWith('Paginator')
      ? [name, { ...field, type: new GraphQLNonNull(ofFinished(type)) }]
      : [name, field]
  })
  return new GraphQLSchema({
    query: new GraphQLObjectType({ ...others, fields: Object.fromEntries(changed) }),
    mutation: whole.getMutationType(),
    // Those that only unions name.
    types: Object.values(whole.getTypeMap()).filter(
      (type) => type !== query && !type.name.endsWith('Paginator') && !type.name.startsWith('__'),
    ),
  })
}

function ofFinished(paginator: GraphQLObjectType): GraphQLObjectType {
  const { fields, ...others } = paginator.toConfig()
  const { data } = fields
  const entry = data && getNamedType(data.type)
  if (!isObjectType(entry)) throw new Error(`${paginator.name} has no entries.`)
  const makers = new GraphQLSchema({ query: listOf(entry) })
  const finished = {
    type: listType(finishedEntry),
    resolve: (
      { data: documents }: { data: unknown[] },
      _: object,
      context: GraphqlContext,
      info: GraphQLResolveInfo,
    ) => finishAll(documents, makers, context, info),
  }
  return new GraphQLObjectType({ ...others, fields: { ...fields, data: finished } })
}

/** A root that has nothing but entries of a type. */
function listOf(entry: GraphQLObjectType): GraphQLObjectType {
  return new GraphQLObjectType({ name: 'Entries', fields: { entries: { type: listType(entry) } } })
}

function listType<Type extends GraphQLObjectType | GraphQLScalarType>(type: Type) {
  return new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)))
}

async function finishAll(
  documents: unknown[],
  makers: GraphQLSchema,
  context: GraphqlContext,
  info: GraphQLResolveInfo,
): Promise<unknown[]> {
  const { reads } = context
  const { lists } = reads
  if (!lists) throw new Error('Entries are finished apart for answers that are kept.')
  const place = responsePathAsArray(info.path).join('.')
  const known = lists.knownAt(place)
  const keys = documents.map((document) => JSON.stringify(document))
  const missing = documents.filter((_, index) => !known.entries.has(keys[index] ?? ''))
  const apart = createReadTracker()
  const made =
    missing.length > 0 ? await make(missing, makers, await readingApart(context, apart), info, lists) : []
  const sources = new Set([...known.sources, ...apart.sources])
  for (const slug of sources) reads.sources.add(slug)
  if (!apart.isCacheable) reads.isCacheable = false

  const entries = new Map<string, unknown>()
  const next = made.values()
  for (const key of keys) entries.set(key, known.entries.get(key) ?? next.next().value)
  lists.note(place, { entries, sources: [...sources] })
  return keys.map((key) => entries.get(key))
}

/** Answers what is asked of each entry. @throws the first error of any. */
async function make(
  documents: unknown[],
  makers: GraphQLSchema,
  contextValue: GraphqlContext,
  info: GraphQLResolveInfo,
  lists: ListsInMaking,
): Promise<unknown[]> {
  const { data, errors } = await execute({
    schema: makers,
    document: questionOfEntries(info),
    rootValue: { entries: documents },
    variableValues: info.variableValues,
    contextValue,
  })
  const entries = data?.entries
  if (!errors && Array.isArray(entries)) return entries
  lists.hasFailed = true
  throw errors?.[0] ?? new Error('There are no entries.')
}

/** What the question asks of the entries of a list, as a question of its own. */
function questionOfEntries({ fieldNodes, fragments, operation }: GraphQLResolveInfo): DocumentNode {
  const selections = fieldNodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
  const entries = {
    kind: Kind.FIELD,
    name: { kind: Kind.NAME, value: 'entries' },
    selectionSet: { kind: Kind.SELECTION_SET, selections },
  } as const
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      { ...operation, directives: [], selectionSet: { kind: Kind.SELECTION_SET, selections: [entries] } },
      ...Object.values(fragments),
    ],
  }
}

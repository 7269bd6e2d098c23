import {
  GraphQLError,
  getNamedType,
  getOperationAST,
  isCompositeType,
  isListType,
  isNonNullType,
} from 'graphql'
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity'
import type { Plugin } from 'graphql-yoga'
import { isRecord } from '../../http/is-record.ts'
import { schema } from './schema.ts'

/**
 * The cost of a query is the number of objects its answer may hold: one takes about 20 µs to make, whatever it is. Real answers hold less,
 * since not everything is there. Measured with 100 articles on one core: all their own fields 2 000 objects in 0.2 s (cost 8 000); the
 * lessons, shades and articles that go with each as well 21 000 objects in 0.45 s (cost 64 000).
 */
const maxCost = 100_000
/** The cost of reading one list or document from the database, in objects: 40 ms, and more when many are read at once. */
const rootCost = 5000
/** The cost of one search: words that no text holds are compared with all that are known. One request holds one search. */
const searchCost = 60_000
const scalarCost = 0.05

/** The most entries of a list that takes `first`; a query that leaves `first` out is counted with as many. */
const maxFirst = 100

/** How many entries lists without `first` have in a large installation. */
const usualLengths: Record<string, number> = {
  'Preview.conversions': 17,
  'Article.lessons': 3,
  'Article.products': 4,
  'Article.related': 3,
  'Video.products': 4,
  'ProductsBlock.products': 4,
  'Product.links': 6,
  'Video.steps': 8,
  'SearchHit.snippet': 7,
}
const usualLength = 10
/** Few blocks of a text show a picture, a lesson or shades; each of the others counts as one object. */
const richBlocks = 3
const plainBlocks = 40

const estimate: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  const place = `${type.name}.${field.name}`
  const isRoot = type === schema.getQueryType() || type === schema.getMutationType()
  const base = place === 'Query.search' ? searchCost : isRoot ? rootCost : 0
  if (!isCompositeType(getNamedType(field.type))) return base + scalarCost
  if (field.args.some(({ name }) => name === 'first')) return base + lengthOf(args) * (1 + childComplexity)
  const fieldType = isNonNullType(field.type) ? field.type.ofType : field.type
  // The entries of a list with `first` are counted there.
  if (!isListType(fieldType) || type.name.endsWith('Paginator')) return base + 1 + childComplexity
  if (field.name === 'body') return base + plainBlocks + richBlocks * childComplexity
  return base + (usualLengths[place] ?? usualLength) * (1 + childComplexity)
}

/** How many entries a list may have that is asked for with these arguments; wrong ones are refused later, by name. */
function lengthOf({ first, filter }: Record<string, unknown>): number {
  const barcodes = isRecord(filter) && Array.isArray(filter.ean) ? filter.ean.length : maxFirst
  return Math.min(maxFirst, typeof first === 'number' && first > 0 ? first : maxFirst, barcodes)
}

/**
 * Refuses queries whose answer may hold more than a second's work, before anything is read. Numbers count the same whether they are written
 * in the query or given as variables.
 */
export const queryCostPlugin: Plugin = {
  onExecute({ args: { document, variableValues, operationName }, setResultAndStopExecution }) {
    // A name that no operation has is for the executor to refuse.
    const operation = getOperationAST(document, operationName)
    if (!operation) return
    const cost = getComplexity({
      schema,
      query: document,
      variables: { ...variableValues },
      ...(operation.name ? { operationName: operation.name.value } : {}),
      estimators: [estimate],
    })
    if (cost <= maxCost) return
    const message = `Query cost limit of ${maxCost} exceeded, found ${Math.round(cost)}. Ask for fewer lists or fields at once.`
    const extensions = { code: 'QUERY_TOO_COSTLY', http: { status: 400 } }
    setResultAndStopExecution({ errors: [new GraphQLError(message, { extensions })] })
  },
}

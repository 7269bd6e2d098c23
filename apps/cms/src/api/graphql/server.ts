import { blockFieldSuggestionsPlugin } from '@escape.tech/graphql-armor-block-field-suggestions'
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth'
import { createYoga } from 'graphql-yoga'
import type { Payload } from 'payload'
import { environment } from '../../environment.ts'
import { graphqlLogging } from '../../operations/logging/logger.ts'
import { createContext, type GraphqlContext } from './context.ts'
import {
  allowedOrigin,
  guardGraphql,
  limitLength,
  maskError,
  noIntrospection,
  oneMutationPlugin,
} from './guard.ts'
import { queryCostPlugin } from './query-cost.ts'
import { schema } from './schema.ts'

/** Deep enough for an article's embedded lessons with their pictures, and no deeper. */
const maxDepth = 8

/**
 * The GraphQL endpoint of the contract, after the GraphQL-over-HTTP specification. Queries too deep or too costly are
 * refused before they run, unexpected errors are masked. Pages of the site, and of the origins that are named, may ask from browsers,
 * without cookies. The schema itself is shown in development only.
 */
export function createGraphqlServer(
  getPayload: () => Promise<Payload>,
): (request: Request) => Promise<Response> {
  const yoga = createYoga<object, GraphqlContext>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: false,
    batching: false,
    cors: ({ headers }) => ({
      origin: allowedOrigin(headers.get('origin'), environment.apiOrigins),
      credentials: false,
      methods: ['GET', 'POST'],
    }),
    logging: graphqlLogging(getPayload),
    context: async ({ request }) => createContext(await getPayload(), request),
    plugins: [
      limitLength,
      oneMutationPlugin,
      ...(environment.isDevelopment ? [] : [noIntrospection, blockFieldSuggestionsPlugin()]),
      maxDepthPlugin({ n: maxDepth, flattenFragments: true }),
      queryCostPlugin,
    ],
    maskedErrors: {
      errorMessage: 'Что-то сломалось на сервере. Попробуйте ещё раз через минуту.',
      maskError,
    },
  })
  return (request) => guardGraphql(request, async (guarded) => yoga.fetch(guarded))
}

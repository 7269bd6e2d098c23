import { blockFieldSuggestionsPlugin } from '@escape.tech/graphql-armor-block-field-suggestions'
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth'
import { createYoga } from 'graphql-yoga'
import type { Payload } from 'payload'
import { contentVersions } from '../content/content-version.ts'
import { environment } from '../environment.ts'
import { graphqlLogging } from '../logging/graphql-logging.ts'
import { allowedOrigin } from './allowed-origin.ts'
import { createContext, type GraphqlContext } from './context.ts'
import { errorsDoNotLast } from './errors-do-not-last.ts'
import { guardGraphql } from './guard.ts'
import { KeptAnswers } from './kept-answers.ts'
import { limitLength } from './limit-length.ts'
import { maskError } from './mask-error.ts'
import { noIntrospection } from './no-introspection.ts'
import { oneMutationPlugin } from './one-mutation.ts'
import { queryCostPlugin } from './query-cost.ts'
import type { ReadTracker } from './read-tracker.ts'
import { schema } from './schema.ts'

/** Deep enough for an article's embedded lessons with their pictures, and no deeper. */
const maxDepth = 8

/**
 * The GraphQL endpoint of the contract, after the GraphQL-over-HTTP specification. Queries too deep or too costly are
 * refused before they run, unexpected errors are masked. Answers to visitors are kept until the content changes. Pages of the site,
 * and of the origins that are named, may ask from browsers, without cookies. The schema itself is shown in development only.
 */
export function createGraphqlServer(
  getPayload: () => Promise<Payload>,
): (request: Request) => Promise<Response> {
  const yoga = createYoga<{ reads: ReadTracker }, GraphqlContext>({
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
    context: async ({ request, reads }) => createContext(await getPayload(), request, reads),
    plugins: [
      limitLength,
      oneMutationPlugin,
      errorsDoNotLast,
      ...(environment.isDevelopment ? [] : [noIntrospection, blockFieldSuggestionsPlugin()]),
      maxDepthPlugin({ n: maxDepth, flattenFragments: true }),
      queryCostPlugin,
    ],
    maskedErrors: {
      errorMessage: 'Что-то сломалось на сервере. Попробуйте ещё раз через минуту.',
      maskError,
    },
  })
  const warn = (error: unknown) =>
    getPayload().then(
      ({ logger }) =>
        logger.warn({ err: error }, 'The versions of the content cannot be read: no answer is kept'),
      // Without Payload there is no answer at all, and its start reports the reason.
      () => undefined,
    )
  const kept = new KeptAnswers(async () => contentVersions(await getPayload()), {
    onError: (error) => void warn(error),
  })
  return (request) =>
    guardGraphql(request, (guarded) => kept.answer(guarded, async (reads) => yoga.fetch(guarded, { reads })))
}

import { blockFieldSuggestionsPlugin } from '@escape.tech/graphql-armor-block-field-suggestions'
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth'
import { createYoga } from 'graphql-yoga'
import type { Payload } from 'payload'
import { environment } from '../environment.ts'
import { graphqlLogging } from '../logging/graphql-logging.ts'
import { contentVersions } from './content-version.ts'
import { createContext, type GraphqlContext } from './context.ts'
import { errorsDoNotLast } from './errors-do-not-last.ts'
import { guardGraphql } from './guard.ts'
import { KeptAnswers } from './kept-answers.ts'
import type { Making } from './making.ts'
import { noIntrospection } from './no-introspection.ts'
import { oneMutationPlugin } from './one-mutation.ts'
import { queryCostPlugin } from './query-cost.ts'
import { schema } from './schema.ts'

/** Deep enough for an article's embedded lessons with their pictures, and no deeper. */
const maxDepth = 8

/**
 * The GraphQL endpoint of the contract, after the GraphQL-over-HTTP specification. Queries too deep or too costly are
 * refused before they run, unexpected errors are masked. Answers to visitors are kept until the content changes. Pages of the site
 * may ask from browsers, without cookies. What the schema holds is told in development only.
 */
export function createGraphqlServer(
  getPayload: () => Promise<Payload>,
): (request: Request) => Promise<Response> {
  const yoga = createYoga<{ making: Making }, GraphqlContext>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: false,
    batching: false,
    cors: { origin: [environment.siteUrl], credentials: false, methods: ['GET', 'POST'] },
    logging: graphqlLogging(getPayload),
    context: async ({ request, making }) => createContext(await getPayload(), request, making),
    plugins: [
      oneMutationPlugin,
      errorsDoNotLast,
      ...(environment.isDevelopment ? [] : [noIntrospection, blockFieldSuggestionsPlugin()]),
      maxDepthPlugin({ n: maxDepth, flattenFragments: true }),
      queryCostPlugin,
    ],
    maskedErrors: { errorMessage: 'Что-то сломалось на сервере. Попробуйте ещё раз через минуту.' },
  })
  const warn = (error: unknown) =>
    getPayload().then(
      ({ logger }) =>
        logger.warn({ err: error }, 'The versions of the content cannot be read: no answer is kept'),
      // Without Payload there is no answer at all, and whoever makes it says so.
      () => undefined,
    )
  const kept = new KeptAnswers(async () => contentVersions(await getPayload()), {
    onError: (error) => void warn(error),
  })
  return (request) =>
    guardGraphql(request, (guarded) =>
      kept.answer(guarded, async (making) => yoga.fetch(guarded, { making })),
    )
}

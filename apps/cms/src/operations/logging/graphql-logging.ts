import type { YogaLogger } from 'graphql-yoga'
import type { Payload } from 'payload'

/** Lets the GraphQL server write into the log of the cms, errors as Payload's own. */
export function graphqlLogging(getPayload: () => Promise<Payload>): YogaLogger {
  const write =
    (level: 'info' | 'warn' | 'error') =>
    (...given: unknown[]) => {
      void getPayload().then(
        ({ logger }) => {
          for (const one of given) {
            if (typeof one === 'string') logger[level](one)
            else logger[level]({ err: one })
          }
        },
        // Without Payload there is no log, and its own start says so.
        () => undefined,
      )
    }
  // It tells of every step of every request, which nobody needs.
  return { debug: () => undefined, info: write('info'), warn: write('warn'), error: write('error') }
}

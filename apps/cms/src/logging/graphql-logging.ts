import type { YogaLogger } from 'graphql-yoga'
import type { Payload } from 'payload'

/** Lets the GraphQL server write into the log of the cms, errors as Payload's own. */
export function graphqlLogging(getPayload: () => Promise<Payload>): YogaLogger {
  const write =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (...given: unknown[]) => {
      void getPayload().then(
        ({ logger }) => {
          for (const one of given) {
            if (typeof one === 'string') logger[level](one)
            else logger[level]({ err: one })
          }
        },
        // Without Payload there is no log, and whoever makes it says so.
        () => undefined,
      )
    }
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
}

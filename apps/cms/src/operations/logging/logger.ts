import type { YogaLogger } from 'graphql-yoga'
import type { Config, Payload } from 'payload'
import { environment } from '../../environment.ts'
import { describeError, refusalStatus, withoutData } from './describe-error.ts'

type Logger = Extract<NonNullable<Config['logger']>, { options: object }>

/**
 * The log of the cms: a line of JSON for each event. An expected refusal is one short line without a stack, wherever it is reported;
 * of everything else kind and place stay, and no data (see `describeError`).
 */
export const logger: Logger = {
  options: {
    level: environment.logLevel,
    // One process, one machine: their names are in every line of the journal already.
    base: null,
    // Described already, below.
    serializers: { err: (error: unknown) => error },
    formatters: { log: plain },
    hooks: {
      logMethod(given, method) {
        const [first, message, ...values] = given
        const error = errorIn(first)
        const words = typeof message === 'string' ? withoutData(message) : message
        const status = refusalStatus(error)
        if (status !== undefined) return this.info({ status }, words ?? nameOf(error))
        if (error === undefined) {
          return method.apply(this, [
            typeof first === 'string' ? withoutData(first) : first,
            words,
            ...values,
          ])
        }
        const err = describeError(error)
        const told = { msg: err.message, ...context(first), err }
        return method.apply(this, [told, words, ...values])
      },
    },
  },
}

/** Refusals that Payload would log in its own words, which repeat the request; `logger` knows them by their status. */
export const loggingLevels: NonNullable<Config['loggingLevels']> = {
  Forbidden: 'error',
  Locked: 'error',
  MissingFile: 'error',
  NotFound: 'error',
  ValidationError: 'error',
}

function errorIn(given: unknown): unknown {
  if (given instanceof Error) return given
  return typeof given === 'object' && given !== null && 'err' in given ? given.err : undefined
}

/** All that was logged beside an error. */
function context(given: unknown): object {
  return typeof given === 'object' && given !== null && !(given instanceof Error) ? given : {}
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'Refused'
}

/** Keeps only names and numbers of the data logged beside an error: documents and jobs hold people's words. */
function plain(given: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) => {
      if (key === 'err') return [[key, value]]
      if (typeof value === 'string') return [[key, withoutData(value)]]
      return typeof value === 'number' || typeof value === 'boolean' ? [[key, value]] : []
    }),
  )
}

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

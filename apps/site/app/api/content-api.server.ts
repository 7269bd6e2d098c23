import { getContentVersionOperation, type Operation } from '@pryad/contract/generated/operations.ts'
import type { AnswerCache } from './answer-cache.server.ts'
import { CombinedError } from './combined-error.ts'
import { readAnswer, send, type TransportOptions } from './graphql-over-http.server.ts'
import { BackendKind } from './plain/backend-kind.ts'
import type { PlainWay } from './plain/plain-backend.ts'
import { isSchemaError } from './plain/schema-error.ts'
import { serverMessage } from './server-message.ts'

type ContentApiOptions = TransportOptions & {
  /** Answers that are kept while the content stays the same; without it every query is sent again. */
  answers?: AnswerCache | undefined
  /** Facts about the backend, shared by all requests. */
  backend?: BackendKind | undefined
  /** Where failures are told (spec §8). */
  log?: (error: CombinedError) => void
}

type AskOptions<Data, Variables> = {
  /** Asks the API again, whatever was answered before. */
  isFresh?: boolean
  /** The query holds words of a visitor, so it goes in the body: servers on the way log addresses. */
  isPersonal?: boolean
  /** How a backend is asked that has the specification's fields alone; without it such a backend's refusal is an error. */
  plain?: PlainWay<Data, Variables>
}

/** The content API as one visitor's request sees it. */
export type ContentApi = {
  /** Asks the API again. @throws {CombinedError} */
  request: <Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options?: Pick<AskOptions<Data, Variables>, 'plain'>,
  ) => Promise<Data>
  /** Like `request`, but answers may be kept ones, and a failure is logged and gives an empty object (spec §8). */
  query: <Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options?: AskOptions<Data, Variables>,
  ) => Promise<Data | Partial<Record<keyof Data, undefined>>>
  /** Whether the backend was found to have the specification's fields alone. */
  isPlain: () => boolean
  /** The server's message about the failure that was logged last, for the error page; null when there is none. */
  serverMessage: () => string | null
}

/**
 * GraphQL over HTTP: queries by GET, so that they may be retried, mutations by POST, which never are. A failed query is tried
 * once more on the statuses of spec §7, which are ofetch's own.
 */
export function createContentApi(options: ContentApiOptions): ContentApi {
  const { baseUrl, answers, log, backend = new BackendKind() } = options
  let lastMessage: string | null = null

  async function ask<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    { isFresh = false, isPersonal = false }: Omit<AskOptions<Data, Variables>, 'plain'>,
  ): Promise<Data> {
    // The secret is our own backend's, and a plain one is somebody else's.
    const transport = { ...options, backend, isPersonal, ...(backend.isPlain ? { visitor: undefined } : {}) }
    if (isFresh || isPersonal || !answers)
      return readAnswer(operation, await send(operation, variables, transport), isPersonal)
    return answers.answer(`${operation.name} ${JSON.stringify(variables)}`, async () =>
      readAnswer(operation, await send(operation, variables, transport)),
    )
  }

  async function askEither<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    { plain, ...asking }: AskOptions<Data, Variables>,
  ): Promise<Data> {
    if (!plain) return ask(operation, variables, asking)
    if (!backend.isPlain) {
      try {
        return await ask(operation, variables, asking)
      } catch (error) {
        if (!(error instanceof CombinedError && isSchemaError(error))) throw error
        if (!(await backend.find(knowsVersion))) throw error
      }
    }
    return plain(
      { baseUrl, ask: (known, itsVariables, its = {}) => ask(known, itsVariables, its) },
      variables,
    )
  }

  async function knowsVersion(): Promise<boolean> {
    try {
      await ask(getContentVersionOperation, {}, { isFresh: true })
      return true
    } catch (error) {
      if (error instanceof CombinedError && isSchemaError(error)) return false
      throw error
    }
  }

  return {
    request: (operation, variables, asking) => askEither(operation, variables, { ...asking, isFresh: true }),
    query: async (operation, variables, asking = {}) => {
      try {
        return await askEither(operation, variables, asking)
      } catch (error) {
        if (!(error instanceof CombinedError)) throw error
        lastMessage = serverMessage(error)
        log?.(error)
        return {}
      }
    },
    isPlain: () => backend.isPlain,
    serverMessage: () => lastMessage,
  }
}

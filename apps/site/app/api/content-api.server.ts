import { getContentVersionOperation, type Operation } from '@pryad/contract/generated/operations.ts'
import { LRUCache } from 'lru-cache'
import { CombinedError, isSchemaError, serverMessage } from './combined-error.ts'
import { BackendKind, readAnswer, send, type TransportOptions } from './graphql-over-http.server.ts'
import type { OwnCaptcha } from './plain/own-captcha.server.ts'

type ContentApiOptions = TransportOptions & {
  /** Answers that are kept while the content stays the same; without it every query is sent again. */
  answers?: AnswerCache | undefined
  /** Facts about the backend, shared by all requests. */
  backend?: BackendKind | undefined
  /** The captcha of a site whose backend does not configure one. */
  captcha?: OwnCaptcha | undefined
  /** Where failures are told (spec §8). */
  log?: (error: CombinedError) => void
}

type AskOptions = {
  /** Asks the API again, whatever was answered before. */
  isFresh?: boolean
  /** The query holds words of a visitor, so it goes in the body: servers on the way log addresses. */
  isPersonal?: boolean
}

type AnyVariables = Record<string, unknown>

/** The content API as one visitor's request sees it. A backend with the specification's fields alone answers every operation too. */
export type ContentApi = {
  /** Asks the API again. @throws {CombinedError} */
  request: <Data, Variables extends AnyVariables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
  ) => Promise<Data>
  /** Like `request`, but answers may be kept ones, and a failure is logged and gives an empty object (spec §8). */
  query: <Data, Variables extends AnyVariables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options?: AskOptions,
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
  const { baseUrl, answers, captcha, log, backend = new BackendKind() } = options
  let lastMessage: string | null = null

  async function ask<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    { isFresh = false, isPersonal = false }: AskOptions,
  ): Promise<Data> {
    // The secret is our own backend's, and a plain one is somebody else's.
    const transport = { ...options, backend, isPersonal, ...(backend.isPlain ? { visitor: undefined } : {}) }
    if (isFresh || isPersonal || !answers)
      return readAnswer(operation, await send(operation, variables, transport), isPersonal)
    return answers.answer(`${operation.name} ${JSON.stringify(variables)}`, async () =>
      readAnswer(operation, await send(operation, variables, transport)),
    )
  }

  async function askEither<Data, Variables extends AnyVariables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    asking: AskOptions,
  ): Promise<Data> {
    if (!backend.isPlain) {
      try {
        return await ask(operation, variables, asking)
      } catch (error) {
        if (!(error instanceof CombinedError && isSchemaError(error))) throw error
        if (!(await backend.find(knowsVersion))) throw error
      }
    }
    // Most sites have a backend of the whole contract, and never load this.
    const { answerPlainly } = await import('./plain/answer-plainly.server.ts')
    return answerPlainly(operation, variables, {
      baseUrl,
      captcha,
      ask: (known, itsVariables) => ask(known, itsVariables, asking),
    })
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
    request: (operation, variables) => askEither(operation, variables, { isFresh: true }),
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

/** Room for answers, in characters of their text. */
const room = 8 * 1024 * 1024

type Kept = { answer: unknown; size: number }

/** Answers of the API while the content stays the same: several pages ask for the same topics, slides and wording. */
export class AnswerCache {
  private readonly answers: LRUCache<string, Kept>
  private generation = 0

  constructor(maxSize = room) {
    this.answers = new LRUCache({ maxSize, sizeCalculation: ({ size }) => size })
  }

  /** The content has changed: drops all answers, and those that are being fetched will not be kept. */
  invalidate(): void {
    this.generation++
    this.answers.clear()
  }

  /**
   * The answer to a question: a kept one, else fetched and kept unless the content changed meanwhile.
   * @param question names the operation and its variables, so all its answers have one shape.
   */
  async answer<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    const kept = this.answers.get(question)
    if (kept) return kept.answer as Answer
    const { generation } = this
    const answer = await ask()
    if (generation === this.generation)
      this.answers.set(question, { answer, size: question.length + JSON.stringify(answer).length })
    return answer
  }
}

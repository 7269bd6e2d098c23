import type { Operation } from '@pryad/contract/generated/operations.ts'
import { FetchError, ofetch } from 'ofetch'
import { z } from 'zod'
import type { AnswerCache } from './answer-cache.server.ts'
import { CombinedError } from './combined-error.ts'

const answerShape = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        extensions: z
          .object({ code: z.string().optional(), fields: z.record(z.string(), z.string()).optional() })
          .optional()
          .catch(undefined),
      }),
    )
    .optional(),
})

type ContentApiOptions = {
  /** Base address; `/graphql` is added to it. */
  baseUrl: string
  /** Longest wait for one answer, a retry included. */
  timeoutMs: number
  /** Whom the site speaks for, told to an API that shares its secret: the API counts questions by address. */
  visitor?: { address: string; secret: string } | undefined
  /** An editor's token: with it the API also answers with drafts. */
  token?: string | undefined
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined
  /** Answers that are kept while the content stays the same; without it every query asks anew. */
  answers?: AnswerCache | undefined
  /** Where failures are told (spec §8). */
  log?: (error: CombinedError) => void
}

/** What is sent is checked by others on the way, and must not be given up while they answer. */
const mutationPatience = 2

/** The content API as one visitor's request sees it. */
export type ContentApi = {
  /** @throws {CombinedError} */
  request: <Data, Variables>(operation: Operation<Data, Variables>, variables: Variables) => Promise<Data>
  /** Like `request`, but a failure is logged and gives an empty object (spec §8). */
  query: <Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    /** Asks the API anew, whatever was answered before. */
    options?: { isFresh?: boolean },
  ) => Promise<Data | Partial<Record<keyof Data, undefined>>>
}

/**
 * GraphQL over HTTP: queries by GET, so that they may be retried, mutations by POST, which never are. A failed query is tried
 * once more on the statuses of spec §7, which are ofetch's own.
 */
export function createContentApi(options: ContentApiOptions): ContentApi {
  const request: ContentApi['request'] = async (operation, variables) =>
    readAnswer(operation, (await send(operation, variables, options)).body)
  const query: ContentApi['query'] = async (operation, variables, { isFresh = false } = {}) => {
    const ask = async (known: string | undefined) => {
      const { status, etag, body } = await send(operation, variables, options, known)
      return known && status === 304 ? ('unchanged' as const) : { answer: readAnswer(operation, body), etag }
    }
    try {
      if (isFresh || !options.answers) return await request(operation, variables)
      return await options.answers.answer(`${operation.name} ${JSON.stringify(variables)}`, ask)
    } catch (error) {
      if (!(error instanceof CombinedError)) throw error
      options.log?.(error)
      return {}
    }
  }
  return { request, query }
}

/** The data of a GraphQL answer, which must be whole. */
function readAnswer<Data>({ name, kind }: Operation<Data, never>, body: unknown): Data {
  const parsed = answerShape.safeParse(body)
  if (!parsed.success) throw new CombinedError(name, { protocol: 'the answer is not a GraphQL one' })
  const { data, errors } = parsed.data
  if (errors?.length) throw new CombinedError(name, { graphql: errors, isPersonal: kind === 'mutation' })
  if (!data) throw new CombinedError(name, { protocol: 'the answer has no data' })
  // The contract's schema vouches for the shape below `data`; both sides are generated from it.
  return data as Data
}

type Reply = { status: number; etag: string | undefined; body: unknown }

/** Sends one question. Whoever names the tag of an answer that is `known` may be told that it is still the same, by 304. */
async function send(
  { name, kind, text }: Operation<unknown, never>,
  variables: unknown,
  { baseUrl, timeoutMs, visitor, token, signal }: ContentApiOptions,
  known?: string,
): Promise<Reply> {
  const parameters = { operationName: name, query: text, variables }
  try {
    const { status, headers, _data } = await ofetch.raw<unknown>(`${baseUrl}/graphql`, {
      ...(kind === 'mutation'
        ? { method: 'POST', body: parameters }
        : { method: 'GET', query: { ...parameters, variables: JSON.stringify(variables) } }),
      cache: 'no-store',
      headers: {
        accept: 'application/graphql-response+json, application/json',
        // Both mostly stand side by side: packing and unpacking a list of a hundred (280 KB) takes longer than sending it there.
        'accept-encoding': 'identity',
        ...(visitor && kind === 'mutation'
          ? { 'x-visitor-address': visitor.address, 'x-site-secret': visitor.secret }
          : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(known ? { 'if-none-match': known } : {}),
      },
      signal: AbortSignal.any([
        AbortSignal.timeout(kind === 'mutation' ? timeoutMs * mutationPatience : timeoutMs),
        ...(signal ? [signal] : []),
      ]),
    })
    return { status, etag: headers.get('etag') ?? undefined, body: _data }
  } catch (cause) {
    // GraphQL over HTTP answers a refused request with a status of 4xx and the reasons in the body.
    if (cause instanceof FetchError && answerShape.safeParse(cause.data).success)
      return { status: cause.status ?? 400, etag: undefined, body: cause.data }
    throw new CombinedError(name, { cause })
  }
}

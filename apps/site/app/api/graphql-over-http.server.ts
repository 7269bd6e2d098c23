import type { Operation } from '@pryad/contract/generated/operations.ts'
import { FetchError, ofetch } from 'ofetch'
import { z } from 'zod'
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

type Transport = {
  /** Base address; `/graphql` is added to it. */
  baseUrl: string
  /** Longest wait for one answer, a retry included. */
  timeoutMs: number
  /** Whom the site speaks for, told to an API that shares its secret: the API counts questions by address. For itself it names none. */
  visitor?: { address?: string; secret: string } | undefined
  /** The visitor's stored token, sent as a bearer (spec §6); of an editor's preview, with it the API also answers with drafts. */
  token?: string | undefined
  /** Facts about the backend. */
  backend: BackendKind
  /** Whether the query must not appear in a URL. */
  isPersonal?: boolean
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined
}

export type TransportOptions = Omit<Transport, 'backend' | 'isPersonal'>

/** A mutation may take this many times as long: the API asks others, such as the captcha's provider, before it answers. */
const mutationPatience = 2

/** The data of a GraphQL answer, which must be whole. */
export function readAnswer<Data>(
  { name, kind }: Operation<Data, never>,
  body: unknown,
  isPersonal = false,
): Data {
  const parsed = answerShape.safeParse(body)
  if (!parsed.success) throw new CombinedError(name, { protocol: 'the answer is not a GraphQL one' })
  const { data, errors } = parsed.data
  if (errors?.length)
    throw new CombinedError(name, { graphql: errors, isPersonal: isPersonal || kind === 'mutation' })
  if (!data) throw new CombinedError(name, { protocol: 'the answer has no data' })
  // The contract's schema vouches for the shape below `data`; both sides are generated from it.
  return data as Data
}

/** Sends one operation and returns the body of the response. @throws {CombinedError} when there is no GraphQL response. */
export async function send(
  operation: Operation<unknown, never>,
  variables: unknown,
  transport: Transport,
): Promise<unknown> {
  const { name, kind, text } = operation
  const { baseUrl, timeoutMs, visitor, token, backend, isPersonal, signal } = transport
  const byGet = kind === 'query' && backend.takesGet && !isPersonal
  const parameters = { operationName: name, query: text, variables }
  try {
    return await ofetch<unknown>(`${baseUrl}/graphql`, {
      ...(byGet
        ? { method: 'GET', query: { ...parameters, variables: JSON.stringify(variables) } }
        : { method: 'POST', body: parameters }),
      cache: 'no-store',
      headers: {
        accept: 'application/graphql-response+json, application/json',
        // Apollo's server takes a GET only with a header that no form of another site can send.
        ...(byGet ? { 'apollo-require-preflight': 'true' } : {}),
        // Both mostly stand side by side: packing and unpacking a list of a hundred (280 KB) takes longer than sending it there.
        'accept-encoding': 'identity',
        ...(visitor && kind === 'mutation'
          ? {
              ...(visitor.address ? { 'x-visitor-address': visitor.address } : {}),
              'x-site-secret': visitor.secret,
            }
          : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      signal: AbortSignal.any([
        AbortSignal.timeout(kind === 'mutation' ? timeoutMs * mutationPatience : timeoutMs),
        ...(signal ? [signal] : []),
      ]),
    })
  } catch (cause) {
    if (byGet && cause instanceof FetchError && cause.status === 405) {
      backend.takesGet = false
      return send(operation, variables, transport)
    }
    // GraphQL over HTTP answers a refused request with a status of 4xx and the reasons in the body.
    if (cause instanceof FetchError && answerShape.safeParse(cause.data).success) return cause.data
    throw new CombinedError(name, { cause })
  }
}

/** After how long a plain backend is asked again whether it has learned the whole contract, in milliseconds. */
const memoryMilliseconds = 10 * 60 * 1000

/**
 * Whether the backend is plain: it has the specification's fields and no others. A backend that knows the version of its content
 * (`contentVersion`) has the whole contract, perhaps in another edition than this site: its refusals are errors.
 */
export class BackendKind {
  /** Whether it takes questions by GET; one that says no (405) is asked by POST, the way every GraphQL server takes. */
  takesGet = true
  private plainUntil = Number.NEGATIVE_INFINITY
  private finding: Promise<boolean> | undefined

  /** Whether it was found to be plain not long ago. */
  get isPlain(): boolean {
    return performance.now() < this.plainUntil
  }

  /** Finds out; concurrent callers share one request. */
  find(knowsVersion: () => Promise<boolean>): Promise<boolean> {
    this.finding ??= knowsVersion()
      .then((knows) => {
        if (!knows) this.plainUntil = performance.now() + memoryMilliseconds
        return !knows
      })
      .finally(() => {
        this.finding = undefined
      })
    return this.finding
  }
}

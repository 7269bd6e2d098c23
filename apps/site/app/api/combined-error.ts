import { isRecord } from '../lib/is-record.ts'

/** One error that an API reported in a GraphQL answer. */
export type GraphqlErrorEntry = {
  message: string
  extensions?: { code?: string; fields?: Record<string, string> }
}

type CombinedErrorParts = {
  /** The request did not come through, or was answered with a status from 400 to 599. */
  cause?: unknown
  /** The API answered, and refused or failed. */
  graphql?: GraphqlErrorEntry[]
  /** Queries hold words of visitors, and the API's messages may quote them: only the codes of errors are logged. */
  isPersonal?: boolean
  /** How the answer violates the GraphQL over HTTP specification. */
  protocol?: string
}

/** All errors of one request (spec §8). Its message may be logged: it contains no data from the request. */
export class CombinedError extends Error {
  override name = 'CombinedError'
  readonly network: unknown
  readonly graphql: GraphqlErrorEntry[]
  readonly protocol: string | undefined

  constructor(operation: string, { cause, graphql = [], isPersonal = false, protocol }: CombinedErrorParts) {
    const reasons = [
      cause === undefined ? '' : `[Network] ${networkReason(cause)}`,
      ...graphql.map(({ message, extensions }) =>
        isPersonal ? `[GraphQL] ${extensions?.code ?? 'no code'}` : `[GraphQL] ${graphqlReason(message)}`,
      ),
      protocol ? `[Protocol] ${protocol}` : '',
    ]
    super(`${operation}: ${reasons.filter(Boolean).join('; ')}`, { cause })
    this.network = cause
    this.graphql = graphql
    this.protocol = protocol
  }
}

/** The words before a value that a visitor has sent, in a message of GraphQL. */
const beforeValue = / got invalid value[\s\S]*$/

/**
 * Why a request did not come through, in words for the log. Not the message of the client: it quotes the address, and with it all that was
 * asked. A status says enough; without one, the reasons below it do.
 */
function networkReason(cause: unknown): string {
  if (!(cause instanceof Error)) return 'the request failed'
  if ('status' in cause && typeof cause.status === 'number') return `status ${cause.status}`
  const reasons: string[] = []
  // The first is the client's own.
  for (let below = cause.cause; below instanceof Error && reasons.length < 3; below = below.cause) {
    const code = 'code' in below && typeof below.code === 'string' ? ` (${below.code})` : ''
    reasons.push(`${below.message}${code}`)
  }
  return reasons.join(': ') || cause.name
}

/** A message of a GraphQL error without the values that it quotes. */
function graphqlReason(message: string): string {
  return message.replace(beforeValue, ' got an invalid value')
}

/** Codes and words of the GraphQL servers in use for a question that asks for something the schema does not have. */
const codes = new Set(['GRAPHQL_VALIDATION_FAILED', 'undefinedField', 'argumentNotAccepted'])
const words =
  /cannot query field|unknown (?:argument|field|type)|is not defined by type|is not defined for input|does(?: not|n't) exist on|fieldundefined|unknownargument/i

/** Whether an API rejected a query because its schema lacks a requested field, argument or type: nothing was executed then. */
export function isSchemaError({ graphql }: CombinedError): boolean {
  return graphql.some(({ message, extensions }) => codes.has(extensions?.code ?? '') || words.test(message))
}

/** A message for visitors is a sentence or two; longer ones are cut. */
const maxLength = 300

/**
 * The server's message about a failure, for the error page (spec §2): the messages of a GraphQL answer, or the `message` of an HTTP error's JSON.
 * Null when it said nothing, or only that its schema is another one. A body of plain text is mostly a proxy's page or a stack.
 */
export function serverMessage(error: CombinedError): string | null {
  if (isSchemaError(error)) return null
  const said = error.graphql.map(({ message }) => message).join(' ') || messageOfBody(error.network)
  const text = said.replace(/\s+/g, ' ').trim()
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text || null
}

/** The client's error keeps the body of the answer in `data`. */
function messageOfBody(cause: unknown): string {
  if (!(cause instanceof Error) || !('data' in cause) || !isRecord(cause.data)) return ''
  const { message } = cause.data
  return typeof message === 'string' ? message : ''
}

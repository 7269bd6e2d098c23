import { graphqlReason, networkReason } from './failure-reason.ts'

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

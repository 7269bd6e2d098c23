/** One error that an API reported in a GraphQL answer. */
export type GraphqlErrorEntry = {
  message: string
  extensions?: { code?: string; fields?: Record<string, string> }
}

type CombinedErrorParts = {
  /** The request did not come through, or was answered with a status from 400 to 599. */
  network?: unknown
  /** The API answered, and refused or failed. */
  graphql?: GraphqlErrorEntry[]
  /** The answer was not what GraphQL over HTTP prescribes. */
  protocol?: string
}

/** Everything that went wrong with one request (spec §8). */
export class CombinedError extends Error {
  override name = 'CombinedError'
  readonly network: unknown
  readonly graphql: GraphqlErrorEntry[]
  readonly protocol: string | undefined

  constructor(operation: string, { network, graphql = [], protocol }: CombinedErrorParts) {
    const reasons = [
      network === undefined ? '' : `[Network] ${network instanceof Error ? network.message : network}`,
      ...graphql.map(({ message }) => `[GraphQL] ${message}`),
      protocol ? `[Protocol] ${protocol}` : '',
    ]
    super(`${operation}: ${reasons.filter(Boolean).join('; ')}`, { cause: network })
    this.network = network
    this.graphql = graphql
    this.protocol = protocol
  }
}

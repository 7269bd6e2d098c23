/** The words before a value that a visitor has sent, in a message of GraphQL. */
const beforeValue = / got invalid value[\s\S]*$/

/**
 * Why a request did not come through, in words for the log. Not the message of the client: it quotes the address, and with it all that was
 * asked. A status says enough; without one, the reasons below it do.
 */
export function networkReason(cause: unknown): string {
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
export function graphqlReason(message: string): string {
  return message.replace(beforeValue, ' got an invalid value')
}

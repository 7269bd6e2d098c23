import { isRecord } from '../lib/is-record.ts'
import type { CombinedError } from './combined-error.ts'
import { isSchemaError } from './plain/schema-error.ts'

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

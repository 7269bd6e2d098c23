import { GraphQLError } from 'graphql'

/** Refuses wrong input; `fields` holds the message of each wrong field, in the reader's language. */
export function badUserInput(message: string, fields: Record<string, string> = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', fields, http: { status: 200 } } })
}

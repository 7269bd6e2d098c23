import { GraphQLError } from 'graphql'
import { type MaskError, maskError as maskUnexpected } from 'graphql-yoga'
import { isRefusal } from '../content/refusals.ts'

/**
 * Keeps what is inside out of every message that is sent: the site shows them on its error page. An error that came up while a query was
 * executed is told only when it is a refusal made for people; the library's own errors of that time quote stored values. Errors of the
 * question itself, before anything runs, stay.
 */
export const maskError: MaskError = (error, message, isDevelopment) => {
  if (error instanceof GraphQLError && error.path && !isRefusal(error))
    return maskUnexpected(
      new GraphQLError(message, { path: error.path, originalError: new Error(error.message) }),
      message,
      isDevelopment,
    )
  return maskUnexpected(error, message, isDevelopment)
}

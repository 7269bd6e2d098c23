import { GraphQLError } from 'graphql'
import { type MaskError, maskError as maskUnexpected } from 'graphql-yoga'
import { isRefusal } from '../../content/refusals.ts'

/**
 * Keeps internal details out of every message that is sent: the site shows them on its error page. An error during the execution of a
 * query is told only when it is a refusal made for people: the library's own errors of that stage quote stored values. Errors of the
 * query itself, before anything runs, stay.
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

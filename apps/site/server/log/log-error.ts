import { CombinedError } from '#app/api/combined-error.ts'

/** The part of an error that is logged. */
type LoggedError = { type: string; message: string; stack: string; code?: string }

/**
 * An error as it is logged: its type, message, stack and code. Its other properties and its causes are left out: those of a failed request
 * contain the request, a visitor's question included.
 */
export function toLoggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown', stack: '' }
  const { name, message, stack = '' } = error
  // The stack is always the same, and the message says what went wrong.
  if (error instanceof CombinedError) return { type: name, message, stack: '' }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return { type: name, message, stack, ...code }
}

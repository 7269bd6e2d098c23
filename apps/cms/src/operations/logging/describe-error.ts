/** The part of an error that a log keeps: no text that somebody has written, and no parameter of a statement. */
export type DescribedError = {
  type: string
  message: string
  code?: string
  status?: number
  stack?: string
  cause?: DescribedError
  errors?: DescribedError[]
}

const maxDepth = 4
const maxErrors = 3
const maxFrames = 12
const maxMessageLength = 300

/**
 * Describes an error and its causes for the log, each with its type, message and stack. Values are left out: parameters of statements,
 * details of a database's answer, texts that a parser quotes, addresses of people.
 */
export function describeError(error: unknown, depth = 1): DescribedError {
  if (!(error instanceof Error) && !isErrorLike(error)) return { type: typeof error, message: '' }
  const { name, message, stack } = error
  const { code, status, cause, errors, originalError } = error as Partial<
    Record<'code' | 'status' | 'cause' | 'errors' | 'originalError', unknown>
  >
  const isDeep = depth >= maxDepth
  const inner = cause ?? originalError
  return {
    type: name,
    message: quotesData(code) ? 'The data do not fit.' : withoutData(message),
    ...(typeof code === 'string' && { code: withoutData(code) }),
    ...(typeof status === 'number' && { status }),
    ...(stack && { stack: framesOf(stack) }),
    ...(inner !== undefined && !isDeep && { cause: describeError(inner, depth + 1) }),
    ...(Array.isArray(errors) &&
      !isDeep && {
        errors: errors.slice(0, maxErrors).map((one: unknown) => describeError(one, depth + 1)),
      }),
  }
}

/** Removes possible personal data from a text. */
export function withoutData(text: string): string {
  return (
    withoutStatement(text)
      // A parser quotes the text that it could not read.
      .replace(/(Unexpected (?:token|end|non-whitespace)[^,]*), [\s\S]*/, '$1')
      .replace(/[^\s"'<>(),:;]+@[^\s"'<>(),:;]+/g, '…@…')
      .slice(0, maxMessageLength)
  )
}

/** Keeps the kind and the table of a statement that failed: the rest holds values, in its text or after it. */
function withoutStatement(text: string): string {
  const at = text.indexOf('Failed query:')
  if (at === -1) return text.replace(/\bparams:[\s\S]*/, '')
  const statement = text.slice(at)
  const verb = /^Failed query:\s*(\w+)/.exec(statement)?.[1] ?? ''
  const table = /\b(?:into|update|from)\s+"(\w+)"/i.exec(statement)?.[1] ?? ''
  return `${withoutData(text.slice(0, at))}Failed query: ${verb} ${table}`.trim()
}

/** PostgreSQL repeats the values in its errors about data it cannot take (SQLSTATE class 22). */
function quotesData(code: unknown): boolean {
  return typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)
}

/** A stack begins with the message, which may have several lines. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, maxFrames)
    .join('\n')
}

/** Errors of another realm or bundle are no instances of this one's class. */
function isErrorLike(value: unknown): value is Error {
  return (
    typeof value === 'object' &&
    value !== null &&
    'message' in value &&
    typeof value.message === 'string' &&
    'name' in value &&
    typeof value.name === 'string'
  )
}

/** Messages of the parser of uploads about a broken body; Payload takes them for failures of its own. */
const brokenBodies = new Set([
  'Malformed part header',
  'Malformed content type',
  'Multipart: Boundary not found',
  'Unexpected end of form',
  'Unexpected end of file',
])

/** Whether a request was wrong in a way that Payload answers as a failure: an undecodable address, a broken upload. */
export function isWrongRequest(error: unknown): boolean {
  return error instanceof URIError || (error instanceof Error && brokenBodies.has(error.message))
}

/** The status of an expected refusal, from 400 to 499; undefined for everything that should not have happened. */
export function refusalStatus(error: unknown): number | undefined {
  if (isWrongRequest(error)) return 400
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined
  const { status } = error
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined
}

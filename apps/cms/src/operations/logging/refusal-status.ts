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

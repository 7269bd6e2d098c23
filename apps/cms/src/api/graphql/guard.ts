import { bodyType, maxBodyBytes, readUpTo, tooLargeMessage, withBody } from '../../http/request-body.ts'

/**
 * Lets through GET requests and, by POST, JSON of a moderate size. A browser sends a form of a foreign page without a preflight
 * request, but not JSON.
 */
export async function guardGraphql(
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.method !== 'POST') return handle(request)
  if (bodyType(request.headers) !== 'application/json')
    return refuse(415, notJson, { accept: 'application/json' })
  const body = await readUpTo(request.body, maxBodyBytes)
  return body ? handle(withBody(request, body)) : refuse(413, tooLargeMessage(maxBodyBytes))
}

const notJson = 'Send the query as application/json.'

/** GraphQL's shape of an error. */
function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { errors: [{ message }] },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )
}

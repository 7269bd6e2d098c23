import {
  bodyType,
  maxBodyBytes,
  maxSignInFormBytes,
  readUpTo,
  tooLargeMessage,
  withBody,
} from '../../http/request-body.ts'
import { isNoDocument } from './request-fault.ts'

type Guarded = {
  /** Path of the address, `/api` included. */
  path: string
  /** Whether the headers of the request belong to a valid session. */
  isSignedIn: () => Promise<boolean>
  /** The fault of the address, if it has one; `query` takes its place. */
  findFault: (query?: URLSearchParams) => Promise<{ status: number; message: string } | undefined>
  /** Handles the requests that the guard lets through. */
  handle: (request: Request) => Promise<Response>
}

const withoutBody = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Guards Payload's REST interface, which would read a body of any size before it checks the sender. Forms with files are read from
 * signed-in users only; everything else is small (docs/security.md).
 */
export async function guardRest(
  request: Request,
  { path, isSignedIn, findFault, handle }: Guarded,
): Promise<Response> {
  const fault = await findFault()
  if (fault) return refuse(fault.status, fault.message)
  if (withoutBody.has(request.method)) return handle(request)
  const isForm = bodyType(request.headers).startsWith('multipart/')
  if (isForm && !/boundary=./i.test(request.headers.get('content-type') ?? '')) return refuse(400, brokenForm)
  if (isForm && isSignInForm(request.method, path)) {
    const body = await readUpTo(request.body, maxSignInFormBytes)
    if (!body) return refuse(413, tooLargeMessage(maxSignInFormBytes))
    const json = await fromSignInForm(body, request.headers)
    if (json !== undefined && isNoDocument(json)) return refuse(400, noDocument)
    return json === undefined ? refuse(400, brokenForm) : handle(withBody(request, json, 'application/json'))
  }
  // The import asks for the right to it, and reads up to a limit of its own.
  if (isFeed(path) && !isForm) return handle(request)
  if (isForm) return (await isSignedIn()) ? handle(request) : refuse(401, signInFirst)
  if (!request.body) return handle(request)
  const body = await readUpTo(request.body, maxBodyBytes)
  if (!body) return refuse(413, tooLargeMessage(maxBodyBytes))
  const text = new TextDecoder().decode(body)
  const isJson = bodyType(request.headers) === 'application/json'
  if (isJson && body.length > 0 && isNoDocument(text)) return refuse(400, noDocument)
  // A long query is sent as a body, in place of the address's own.
  const faultInBody = request.headers.has('x-http-method-override')
    ? await findFault(new URLSearchParams(text))
    : undefined
  if (faultInBody) return refuse(faultInBody.status, faultInBody.message)
  return handle(withBody(request, body))
}

const signInFirst = 'Файлы принимаются только от тех, кто вошёл в панель. Войдите и отправьте файл снова.'
const noDocument = 'Запрос записан неверно: ожидаются поля документа.'
const brokenForm = 'Форма пришла повреждённой. Обновите страницу и отправьте её снова.'

/** Files of products come as they are, in a body without form. */
function isFeed(path: string): boolean {
  return /^\/api\/product-import\/(check|run)$/.test(path)
}

/** Payload's shape of an error, which its panel shows. */
function refuse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } })
}

/** Requests about signing in and out, a new password and the first account. The panel sends these as forms, with all data in one field. */
const signInPaths = new Set(
  ['login', 'logout', 'forgot-password', 'reset-password', 'first-register', 'refresh-token'].map(
    (name) => `/api/users/${name}`,
  ),
)

/** Whether a request is one of the panel's forms that nobody need be signed in for. */
function isSignInForm(method: string, path: string): boolean {
  return method === 'POST' && signInPaths.has(path)
}

/**
 * The JSON that the panel has put into the field `_payload` of a form (RFC 7578). Undefined when the form cannot be read, or brings a
 * file: a file of an unknown sender is not to be stored.
 */
async function fromSignInForm(body: Uint8Array<ArrayBuffer>, headers: Headers): Promise<string | undefined> {
  const type = headers.get('content-type') ?? ''
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  if (!form || [...form.values()].some((value) => typeof value !== 'string')) return undefined
  const json = form.get('_payload') ?? '{}'
  return typeof json === 'string' ? json : undefined
}

import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { withoutEscapes } from '@pryad/contract/escapes.ts'
import { mayReadMetrics } from '@pryad/contract/request-sender.ts'
import { tooLargeMessage } from '../src/http/request-body.ts'
import { endUnread, isDeclaredTooLarge, limitBodyTime, maxBytesOf } from './body-limits.ts'
import { contentSecurityPolicy, isPanel, type Origins, sendSecurityHeaders } from './security-headers.ts'
import { createAddressKeeper } from './visitor-address.ts'

type CmsServerOptions = Origins & {
  /** Whether search engines may list what visitors see: not of a staging copy. */
  isIndexed: boolean
  /** Handles the requests that the server lets through. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Proxies whose headers are believed. */
  trustProxy: string[]
  /** The secret with which another machine may read `/metrics`. */
  siteSecret: string | undefined
  isDevelopment: boolean
  /** How long a body without a file may take, in milliseconds. */
  bodyMs?: number
  /** Receives warnings for the operator. */
  warn: (message: string) => void
  /** Called for every response once it is closed. */
  onAnswer?: (method: string, status: number, seconds: number) => void
}

/** How long a client may take for the headers of a request, in milliseconds. */
const headersMs = 15_000
/** How long it may take for a body without a file: the text of an article over a slow line. */
const textBodyMs = 30_000
/** How long it may take for all of it: a lesson over a slow line. */
const requestMs = 30 * 60_000
/** How long a connection stays open for the next request: longer than a proxy keeps it, which then never asks on a closed one. */
const keepAliveMs = 75_000

/**
 * The door of the cms: an HTTP server, not listening yet. It refuses requests that nobody should read, sends the headers of this
 * installation, and lets Next.js answer the rest (docs/security.md).
 */
export function createCmsServer(options: CmsServerOptions): Server {
  const { handle, siteSecret, trustProxy, warn, onAnswer, isDevelopment, bodyMs = textBodyMs } = options
  const keepAddress = createAddressKeeper({ trusted: trustProxy, onUnbelieved: warnOnce(warn) })

  const server = createServer((request, response) => {
    const started = performance.now()
    const path = pathOf(request)
    const policy = contentSecurityPolicy(path, options, isDevelopment)
    sendSecurityHeaders(response, path, policy, options)
    response.once('close', () =>
      onAnswer?.(request.method ?? '', response.statusCode, (performance.now() - started) / 1000),
    )
    response.once('finish', () => endUnread(request))

    if (!knownMethods.includes(request.method ?? '')) {
      return answer(response, 405, 'Метод не поддерживается.', { allow: knownMethods.join(', ') })
    }
    if (path === '/healthz') return answerJson(response, 200, { status: 'ok' })
    if (path === '/metrics' && !mayReadMetrics(request, siteSecret))
      return answer(response, 404, 'Такой страницы нет.')
    if (!isPlain(path)) return answer(response, 400, brokenRequest)
    const maxBytes = maxBytesOf(path, request.headers['content-type'])
    if (isDeclaredTooLarge(request, maxBytes)) return answer(response, 413, tooLargeMessage(maxBytes))
    limitBodyTime(request, path, bodyMs, () => {
      if (response.headersSent) response.destroy()
      else answer(response, 408, tooSlow)
    })

    keepAddress(request)
    // Next.js reads the nonce for its scripts here; a client must not choose it.
    if (isPanel(path)) request.headers['content-security-policy'] = policy
    else delete request.headers['content-security-policy']
    handle(request, response).catch((error: unknown) => {
      warn(`An answer has failed: ${error instanceof Error ? error.message : error}`)
      if (response.headersSent) response.destroy()
      else answer(response, 500, 'Что-то сломалось на сервере. Попробуйте ещё раз через минуту.')
    })
  })
  server.on('clientError', refuseBroken)
  server.headersTimeout = headersMs
  server.requestTimeout = requestMs
  server.keepAliveTimeout = keepAliveMs
  return server
}

/** The path of an address, with its escapes and without query and fragment. */
function pathOf({ url = '/' }: IncomingMessage): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] || '/'
}

/** Steps up and down a path, which Next.js takes; browsers have taken them before they ask. */
const steps = /\\|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i

/** Whether Next.js reads a path as it is written, so that what is answered is what was let through. */
function isPlain(path: string): boolean {
  return withoutEscapes(path) !== undefined && !steps.test(path)
}

/** Payload's shape of an error, which its panel shows. */
function answer(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  answerJson(response, status, { errors: [{ message }] }, headers)
}

const tooSlow = 'Запрос шёл слишком долго. Проверьте связь и\u00a0попробуйте ещё раз.'
const brokenRequest = 'Запрос записан неверно. Проверьте адрес и\u00a0откройте страницу ещё раз.'
/** Faults that Node.js finds before there is a request, by their code. */
const faults: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, tooSlow],
  HPE_HEADER_OVERFLOW: [
    431,
    'Слишком много данных в\u00a0запросе. Удалите cookie панели в\u00a0настройках браузера и\u00a0войдите снова.',
  ],
}

/** Answers what is no request by the letter of HTTP, in plain words: a browser shows them as they are. */
function refuseBroken(error: NodeJS.ErrnoException, socket: Duplex): void {
  const [status, message] = faults[error.code ?? ''] ?? [400, brokenRequest]
  if (error.code !== 'ECONNRESET' && socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: text/plain; charset=utf-8\r\n` +
        `cache-control: no-store\r\nx-content-type-options: nosniff\r\nconnection: close\r\n` +
        `content-length: ${Buffer.byteLength(message)}\r\n\r\n${message}`,
    )
  socket.destroy()
}

function answerJson(
  response: ServerResponse,
  status: number,
  value: object,
  headers: Record<string, string> = {},
): void {
  const body = JSON.stringify(value)
  response
    .writeHead(status, {
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      ...headers,
    })
    .end(body)
}

function warnOnce(warn: (message: string) => void): () => void {
  let isTold = false
  return () => {
    if (isTold) return
    isTold = true
    warn(
      'A request came with x-forwarded- headers from an address that TRUST_PROXY does not name. They are not believed: all visitors behind ' +
        'this proxy count as one. Set TRUST_PROXY to the address of the proxy, for example 127.0.0.1.',
    )
  }
}

/** Methods of HTTP (RFC 9110) that anything of the cms understands. */
const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** How long answers under way may take to be finished, in milliseconds. systemd waits longer than that, `npm start` does not. */
const timeoutMs = 8000
/** How soon a connection is closed whose answer is finished, in milliseconds. */
const sweepMs = 50

/** Takes no new requests, lets answers under way be finished, and cuts off those that take too long. */
export async function stopServing(server: Server, timeout = timeoutMs): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), timeout)
  // A finished answer leaves its connection open for another request.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  clearTimeout(cut)
  clearInterval(sweep)
}

import { type IncomingHttpHeaders, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { text } from 'node:stream/consumers'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

type Question = {
  port: number
  host: string
  path: string
  isPlain?: boolean
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Address of this machine that the request comes from. */
  from?: string
}

/** Asks the server on a port of this machine for a host, as a browser that believes its certificate. */
export function ask({
  port,
  host,
  path,
  isPlain,
  method = 'GET',
  headers,
  body,
  from,
}: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = (isPlain ? plainRequest : secureRequest)(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        headers: { host, 'accept-encoding': 'identity', ...headers },
        ...(from ? { localAddress: from } : {}),
        ...(isPlain ? {} : { servername: host, rejectUnauthorized: false }),
      },
      (response) => {
        text(response).then(
          (answered) =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: answered }),
          reject,
        )
      },
    )
    // A server that refuses a body may answer before it has all of it.
    request.on('error', reject)
    request.end(body)
  })
}

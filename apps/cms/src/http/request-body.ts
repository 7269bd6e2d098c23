const megabyte = 1024 * 1024

/** Largest body that is no upload, in bytes. */
export const maxBodyBytes = megabyte
/** Largest file of a lesson, in bytes: the largest upload there is. */
export const maxFileBytes = 300 * megabyte
/** Largest request that brings a file, in bytes: the fields of its document come with it. */
export const maxUploadBytes = maxFileBytes + 2 * megabyte
/** Largest file of products to import, in bytes; the import says so itself, in its own words. */
export const maxFeedBytes = 21 * megabyte
/** Largest form sent without signing in, in bytes: an address, a password and a code. */
export const maxSignInFormBytes = 64 * 1024

/** The message to an editor whose request is larger than `bytes`. */
export function tooLargeMessage(bytes: number): string {
  const size = bytes >= megabyte ? `${Math.floor(bytes / megabyte)} МБ` : `${Math.floor(bytes / 1024)} КБ`
  return `Данных слишком много: сервер принимает не больше ${size}. Сократите их и отправьте снова.`
}

/**
 * The body of a request, undefined when it has more than `maxBytes`. The rest is not read: the connection keeps it
 * back, and the server ends the connection once the refusal is sent.
 */
export async function readUpTo(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!body) return new Uint8Array()
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return Buffer.concat(chunks)
      size += value.length
      if (size > maxBytes) return undefined
      chunks.push(value)
    }
  } finally {
    reader.releaseLock()
  }
}

/** The same request with a body that was read already. */
export function withBody(request: Request, body: BodyInit, contentType?: string): Request {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  headers.delete('transfer-encoding')
  if (contentType) headers.set('content-type', contentType)
  return new Request(request.url, { method: request.method, headers, body, signal: request.signal })
}

/** A request for headers alone as one for the whole answer, whose body the server then leaves out: what reads knows no other way. */
export function asRead(request: Request): Request {
  if (request.method !== 'HEAD') return request
  // Made of its parts: Next.js hands over a proxy, which `Request` does not copy.
  const { url, headers, signal } = request
  return new Request(url, { headers, signal })
}

/** Type of a body, without its parameters and in small letters; empty when it is not said. */
export function bodyType(headers: Headers): string {
  return headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

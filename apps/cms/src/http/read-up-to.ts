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

/** Type of a body, without its parameters and in small letters; empty when it is not said. */
export function bodyType(headers: Headers): string {
  return headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

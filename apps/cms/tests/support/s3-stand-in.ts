import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type StoredFile = { body: Buffer; type: string }

export type S3StandIn = {
  /** Variables that make a cms use it. */
  env: Record<string, string>
  /** Contents of the bucket, by key. */
  files: Map<string, StoredFile>
  stop: () => Promise<void>
}

const bucket = 'pryad-test'
const accessKeyId = 'key-of-the-tests'

/** A local server in place of an S3-compatible storage: one bucket, whole files and ranges of them. */
export async function startS3StandIn(): Promise<S3StandIn> {
  const files: S3StandIn['files'] = new Map()
  const server = createServer((request, response) => void answer(request, response, files))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'ru-central1',
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: 'secret-of-the-tests',
    },
    files,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  files: S3StandIn['files'],
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://storage.test')
  const [, name, ...rest] = pathname.split('/').map(decodeURIComponent)
  const key = rest.join('/')
  const isSigned = request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKeyId}/`)
  if (!isSigned) return fail(response, 403, 'AccessDenied')
  if (name !== bucket) return fail(response, 404, 'NoSuchBucket')
  if (request.method === 'PUT') {
    const body = await buffer(request)
    files.set(key, { body, type: request.headers['content-type'] ?? '' })
    response.setHeader('etag', etagOf(body)).writeHead(200).end()
    return
  }
  if (request.method === 'DELETE') {
    files.delete(key)
    response.writeHead(204).end()
    return
  }
  const file = files.get(key)
  if (!file) return fail(response, 404, 'NoSuchKey')
  send(request, response, file)
}

function send(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { body, type }: StoredFile,
): void {
  const range = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '')
  const [from, to] = range ? [Number(range[1]), Number(range[2])] : [0, body.length - 1]
  const part = body.subarray(from, to + 1)
  response.writeHead(range ? 206 : 200, {
    'content-type': type,
    'content-length': part.length,
    etag: etagOf(body),
    ...(range && { 'content-range': `bytes ${from}-${to}/${body.length}` }),
  })
  response.end(method === 'HEAD' ? undefined : part)
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}

function etagOf(body: Buffer): string {
  return `"${createHash('md5').update(body).digest('hex')}"`
}

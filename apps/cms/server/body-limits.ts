import type { IncomingMessage } from 'node:http'
import { maxBodyBytes, maxFeedBytes, maxUploadBytes } from '../src/http/request-body.ts'

/** Largest body that an address takes, in bytes. */
export function maxBytesOf(path: string, contentType = ''): number {
  if (path.startsWith('/api/product-import/')) return maxFeedBytes
  const isUpload = path.startsWith('/api/') && /^\s*multipart\//i.test(contentType)
  return isUpload ? maxUploadBytes : maxBodyBytes
}

/**
 * Whether a request says itself that it is too large. Those that do not say how large they are get counted where they are read:
 * until then the connection keeps them back.
 */
export function isDeclaredTooLarge(request: IncomingMessage, maxBytes: number): boolean {
  return Number(request.headers['content-length'] ?? 0) > maxBytes
}

/** How long the sender of too much may take to read why it was refused, in milliseconds. */
const lingerMs = 1000

/** Ends a connection whose request was answered before all of it was read, so that the rest need not be read either. */
export function endUnread(request: IncomingMessage): void {
  if (request.complete) return
  setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, lingerMs).unref()
}

/** Pictures, films and feeds: they may be long on their way. */
const filePaths = /^\/api\/(?:media|video-files|product-import)(?:\/|$)/

/** Calls `tooSlow` when the body of a request has not come whole in time, unless the address takes files. */
export function limitBodyTime(request: IncomingMessage, path: string, ms: number, tooSlow: () => void): void {
  if (filePaths.test(path)) return
  const timer = setTimeout(() => {
    if (!request.complete) tooSlow()
  }, ms).unref()
  request.once('close', () => clearTimeout(timer))
}

import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyBaseLogger } from 'fastify'
import { deleteOldParts, isDiskError, isThere, keepWhole } from '../disk.ts'
import { atMostEvery } from '../log.ts'

type FileStoreOptions = {
  apiUrl: string
  root: string
  timeoutMs: number
  /** Opens a file for writing; tests put a full disk in its place. */
  openFile?: (file: string) => NodeJS.WritableStream
}

/** Whether a file is on the disk, does not exist, is there but cannot be kept, or is unavailable at the moment. */
type Outcome = 'ready' | 'missing' | 'unkept' | 'unavailable'

/** How long a disk that would not take a file is left alone. */
const retryDelayMs = 30_000

/** Files of the API kept on the disk. Their names contain a hash of the content, so a stored file never goes out of date. */
export function createFileStore({
  apiUrl,
  root,
  timeoutMs,
  openFile = (file) => createWriteStream(file),
}: FileStoreOptions) {
  const downloads = new Map<string, Promise<Outcome>>()
  const mayWarn = atMostEvery(60_000)
  let fullUntil = Number.NEGATIVE_INFINITY

  async function download(source: string, kept: string, log: FastifyBaseLogger): Promise<Outcome> {
    try {
      const answer = await fetch(`${apiUrl}/${source}`, {
        signal: AbortSignal.timeout(timeoutMs * 12),
      })
      if (answer.status === 404) return 'missing'
      if (!answer.ok || !answer.body) throw new Error(`The API answered ${answer.status}.`)
      if (isTemporary(answer)) {
        await answer.body.cancel()
        return 'unkept'
      }
      const { body } = answer
      await keepWhole(path.join(root, kept), (part) => pipeline(body, openFile(part)))
      return 'ready'
    } catch (error) {
      if (!isDiskError(error)) {
        log.error({ err: error, file: source }, 'file could not be fetched')
        return 'unavailable'
      }
      fullUntil = performance.now() + retryDelayMs
      if (mayWarn()) {
        log.warn({ err: error }, 'files cannot be kept on the disk, and are passed on from the API')
        await deleteOldParts(root)
      }
      return 'unkept'
    }
  }

  /** Makes sure the API's file `source` is on the disk as `kept`; however many ask, it is fetched once. */
  async function provide(source: string, kept: string, log: FastifyBaseLogger): Promise<Outcome> {
    if (await isThere(path.join(root, kept))) return 'ready'
    if (performance.now() < fullUntil) return 'unkept'
    const fetching = downloads.get(kept) ?? download(source, kept, log).finally(() => downloads.delete(kept))
    downloads.set(kept, fetching)
    return fetching
  }

  return { provide }
}

/** Whether the API says that a file will be another soon: a picture of a link that was drawn while its own picture was missing. */
export function isTemporary({ headers }: Response): boolean {
  return headers.get('cache-control')?.includes('no-store') ?? false
}

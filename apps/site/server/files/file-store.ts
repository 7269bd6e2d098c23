import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyBaseLogger } from 'fastify'

type FileStoreOptions = { apiUrl: string; root: string; timeoutMs: number }

/** Whether a file is on the disk, does not exist, or cannot be had at the moment. */
type Outcome = 'ready' | 'missing' | 'unavailable'

/** Files of the API kept on the disk. Their names hold their content's hash, so what is there never grows old. */
export function createFileStore({ apiUrl, root, timeoutMs }: FileStoreOptions) {
  const underWay = new Map<string, Promise<Outcome>>()

  async function download(source: string, kept: string, log: FastifyBaseLogger): Promise<Outcome> {
    const target = path.join(root, kept)
    const part = `${target}.${randomUUID()}.part`
    try {
      const answer = await fetch(`${apiUrl}/${source}`, {
        signal: AbortSignal.timeout(timeoutMs * 12),
      })
      if (answer.status === 404) return 'missing'
      if (!answer.ok || !answer.body) throw new Error(`The API answered ${answer.status}.`)
      await mkdir(path.dirname(target), { recursive: true })
      await pipeline(answer.body, createWriteStream(part))
      await rename(part, target)
      return 'ready'
    } catch (error) {
      log.error({ err: error, file: source }, 'file could not be fetched')
      await rm(part, { force: true })
      return 'unavailable'
    }
  }

  /** Makes sure the API's file `source` is on the disk as `kept`; however many ask, it is fetched once. */
  async function provide(source: string, kept: string, log: FastifyBaseLogger): Promise<Outcome> {
    const isThere = await access(path.join(root, kept)).then(
      () => true,
      () => false,
    )
    if (isThere) return 'ready'
    const fetching = underWay.get(kept) ?? download(source, kept, log).finally(() => underWay.delete(kept))
    underWay.set(kept, fetching)
    return fetching
  }

  return { provide }
}

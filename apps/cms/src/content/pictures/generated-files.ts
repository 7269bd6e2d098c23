import { randomUUID } from 'node:crypto'
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

type MakerOptions = {
  /** How many are made at the same time; the others wait for their turn. */
  atOnce: number
  /** The most that may be made or waited for. */
  maxWaiting: number
}

/** Makes things by their names. Each is made once however many ask for it meanwhile. */
export function createMaker<Made>({ atOnce, maxWaiting }: MakerOptions) {
  const running = new Map<string, Promise<Made>>()
  const waiting: (() => void)[] = []
  let free = atOnce

  async function inTurn(work: () => Promise<Made>): Promise<Made> {
    if (free > 0) free--
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }

  function make(name: string, work: () => Promise<Made>): Promise<Made> {
    const known = running.get(name)
    if (known !== undefined) return known
    const making = inTurn(work).finally(() => running.delete(name))
    running.set(name, making)
    return making
  }

  return {
    make,
    /** The same, or `busy` when too many are waited for already. */
    makeUnlessBusy: async (name: string, work: () => Promise<Made>): Promise<Made | 'busy'> =>
      !running.has(name) && running.size >= maxWaiting ? 'busy' : make(name, work),
  }
}

/** Whether there is a file at a place. */
export async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/** Writes a file that is either whole or not there for those who read it meanwhile. Its folder is made if it is missing. */
export async function keepFile(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const part = `${file}.${randomUUID()}.part`
  try {
    await writeFile(part, bytes)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

const maxAgeMs = 90 * 24 * 60 * 60 * 1000

/**
 * Deletes pictures that were drawn long ago: those of deleted documents would stay for ever, the others are drawn again. Never throws;
 * files that are gone already are skipped, files that cannot be deleted are left to the next run.
 */
export async function deleteOldPictures(folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > maxAgeMs) await rm(file, { force: true }).catch(() => undefined)
  }
}

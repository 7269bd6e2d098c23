import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const maxAgeMilliseconds = 90 * 24 * 60 * 60 * 1000

/**
 * Deletes pictures that were drawn long ago: those of deleted documents would stay for ever, the others are drawn again. Never throws;
 * files that are gone already are skipped, files that cannot be deleted are left to the next run.
 */
export async function deleteOldPictures(folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > maxAgeMilliseconds) await rm(file, { force: true }).catch(() => undefined)
  }
}

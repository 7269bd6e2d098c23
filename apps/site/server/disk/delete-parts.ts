import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** How long a file that is being written may take; older ones belong to nobody any more. */
const maxAgeMilliseconds = 10 * 60 * 1000

/** The ending of a file's name until all of it is there. */
export const partEnding = '.part'

/**
 * Deletes unfinished files in a folder and below, left by a killed process or a full disk. Never throws; files that cannot be deleted are
 * left to the next time.
 */
export async function deleteOldParts(folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  for (const name of names) {
    if (!name.endsWith(partEnding)) continue
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > maxAgeMilliseconds) await rm(file, { force: true }).catch(() => undefined)
  }
}

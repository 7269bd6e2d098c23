import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** No upload takes this long; an older file was left by a process that has ended. */
const longestUploadMs = 60 * 60_000

/** Where files lie while they are sent, before it is known whether they may stay. */
export function uploadFolder(dataDir: string): string {
  return path.join(dataDir, 'tmp/uploads')
}

/** Makes the folder and deletes files that ended processes have left. Other instances of the cms may be using it. */
export async function clearUploadFolder(dataDir: string, now = Date.now()): Promise<void> {
  const folder = uploadFolder(dataDir)
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    // It may be gone by now.
    const found = await stat(file).catch(() => undefined)
    if (found && now - found.mtimeMs > longestUploadMs) await rm(file, { force: true })
  }
}

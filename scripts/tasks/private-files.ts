import { chmod, readdir } from 'node:fs/promises'
import path from 'node:path'

/** File mode mask that gives all rights to the owner alone. */
export const ownerOnly = 0o077

/**
 * Starts something whose new files only their owner can read. The mask belongs to the whole process and is restored at once, so `work` must
 * be synchronous: processes that it starts inherit the mask.
 */
export function withPrivateFiles<Result>(work: () => Result): Result {
  const before = process.umask(ownerOnly)
  try {
    return work()
  } finally {
    process.umask(before)
  }
}

/** Folders of the data folder whose files contain personal data: the database, logs and letters. */
const privateFolders = ['.', 'logs', 'mail']

/**
 * Makes existing files with personal data readable to their owner alone: an earlier version, or a copy, may have left them readable to
 * others. SQLite gives the files beside the database the rights of the database itself.
 */
export async function makeFilesPrivate(dataDir: string): Promise<void> {
  for (const folder of privateFolders.map((name) => path.join(dataDir, name))) {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
    for (const entry of entries) {
      if (!entry.isFile()) continue
      // The file may have been deleted, or belong to another account, which is responsible for it.
      await chmod(path.join(folder, entry.name), 0o600).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT')
          console.warn(`The rights of ${entry.name} stay as they are: ${error.message}`)
      })
    }
  }
}

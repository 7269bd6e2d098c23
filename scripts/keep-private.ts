import { chmod, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Folders of an installation whose files contain personal data, from its data folder. */
const folders = ['.', 'logs', 'mail']

/**
 * Makes the files that an earlier start, or a copy, has left readable to others readable to their owner alone: the database, logs
 * and letters. SQLite gives the files beside the database the rights of the database itself.
 */
export async function keepPrivate(dataDir: string): Promise<void> {
  for (const folder of folders.map((name) => path.join(dataDir, name))) {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
    for (const entry of entries) {
      if (!entry.isFile()) continue
      // The file may be gone by now, or belong to another account, which is responsible for it.
      await chmod(path.join(folder, entry.name), 0o600).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT')
          console.warn(`The rights of ${entry.name} stay as they are: ${error.message}`)
      })
    }
  }
}

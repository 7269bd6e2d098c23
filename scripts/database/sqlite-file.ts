import { existsSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Tables whose rows name files, and the folder of each table's files. */
const folders = { media: 'media', video_files: 'lessons' }
/** How long to wait for a busy database. */
const busyMs = 30_000

/** Copies the database, as it is at this moment, into a new file. Other processes may read and write meanwhile. */
export function snapshot(file: string, target: string): void {
  const database = new DatabaseSync(file, { readOnly: true, timeout: busyMs })
  try {
    database.prepare('vacuum into ?').run(target)
  } finally {
    database.close()
  }
}

/** The damage that SQLite finds in a database; empty when there is none. */
export function damageOf(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database
      .prepare('pragma integrity_check')
      .all()
      .map(({ integrity_check: finding }) => String(finding))
      .filter((finding) => finding !== 'ok')
  } catch (error) {
    // A database may be too damaged to be read at all.
    return [error instanceof Error ? error.message : String(error)]
  } finally {
    database.close()
  }
}

/** Whether some process has the database open. */
export function isInUse(file: string): boolean {
  if (!existsSync(file)) return false
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma locking_mode = exclusive; begin immediate; rollback')
    return false
  } catch {
    return true
  } finally {
    database.close()
  }
}

/** Paths of files that the database names but the folder `root` does not contain. */
export function missingFiles(file: string, root: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return Object.entries(folders).flatMap(([table, folder]) =>
      database
        .prepare(`select filename from "${table}" where filename is not null`)
        .all()
        .map(({ filename }) => `${folder}/${filename}`)
        .filter((place) => !existsSync(path.join(root, place))),
    )
  } finally {
    database.close()
  }
}

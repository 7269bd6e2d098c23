import { existsSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Tables of files: the folder each keeps them in. */
const folders = { media: 'media', video_files: 'lessons' }
/** How long a busy database is waited for. */
const busyMs = 30_000

/** Writes the database as it is at this moment into a new file, while others go on reading and writing. */
export function snapshot(file: string, target: string): void {
  const database = new DatabaseSync(file, { readOnly: true, timeout: busyMs })
  try {
    database.prepare('vacuum into ?').run(target)
  } finally {
    database.close()
  }
}

/** Problems that SQLite finds in a database; none when it is whole. */
export function damageOf(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database
      .prepare('pragma integrity_check')
      .all()
      .map(({ integrity_check: finding }) => String(finding))
      .filter((finding) => finding !== 'ok')
  } catch (error) {
    // Damage may keep it from being read at all.
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

/** Files, by their paths, that the database names and `root` does not contain. */
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

import { randomUUID } from 'node:crypto'
import { access, mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'

/** How long a file that is being written may take; older ones belong to nobody any more. */
const maxAgeMilliseconds = 10 * 60 * 1000

/** The ending of a file's name until all of it is there. */
const partEnding = '.part'

/**
 * Keeps a file that is there whole or not at all. `write` gets the name that the file has until then.
 * @throws what `write` does, or the disk when it does not take the file.
 */
export async function keepWhole(target: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${target}.${randomUUID()}${partEnding}`
  try {
    await mkdir(path.dirname(target), { recursive: true })
    await write(part)
    await rename(part, target)
  } catch (error) {
    // On a disk that takes nothing, deleting may fail as well.
    await rm(part, { force: true }).catch(() => undefined)
    throw error
  }
}

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

export async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/** Deletes the oldest files of a folder until the rest fits into `maxBytes`. */
export async function pruneFolder(folder: string, maxBytes: number): Promise<void> {
  const names = await readdir(folder)
  const files = await Promise.all(names.map((name) => look(path.join(folder, name))))
  let used = 0
  for (const { file, size } of files.flat().sort((one, other) => other.mtimeMs - one.mtimeMs)) {
    used += size
    if (used > maxBytes) await rm(file, { force: true })
  }
}

/** One file, or none: another worker may just have deleted or renamed it. */
async function look(file: string): Promise<{ file: string; size: number; mtimeMs: number }[]> {
  try {
    const { size, mtimeMs } = await stat(file)
    return [{ file, size, mtimeMs }]
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** Bytes that this process may still write to the disk of a folder; undefined while nobody can tell. */
export async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return undefined
  }
}

/** Error codes of the system for a disk that is full, read-only or broken. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOTDIR', 'EMFILE', 'ENFILE'])

/** Whether something could not be written, in contrast to a source that failed. */
export function isDiskError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code))
}

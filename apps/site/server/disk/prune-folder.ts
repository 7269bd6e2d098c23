import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

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

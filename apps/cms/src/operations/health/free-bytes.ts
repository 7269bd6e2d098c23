import { statfs } from 'node:fs/promises'

/** Room that is left on the disk of a folder for programs without special rights, in bytes. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

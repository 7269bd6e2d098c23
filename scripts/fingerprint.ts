import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './project.ts'

/** Folders that builds and installs write: never part of their sources. */
const madeFolders = new Set(['node_modules', 'build', '.next', '.react-router', 'data'])

/** A fingerprint of files and folders of the repository, by name and content. */
export async function fingerprint(...places: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const place of places)
    for (const file of await filesOf(path.resolve(root, place))) {
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(await readFile(file))
        .update('\0')
    }
  return hash.digest('hex')
}

async function filesOf(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  })
  if (!entries) return [place]
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !madeFolders.has(name) && !name.endsWith('.tsbuildinfo'))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map((entry) => {
        const full = path.join(place, entry.name)
        return entry.isDirectory() ? filesOf(full) : [full]
      }),
  )
  return nested.flat()
}

/** Does some work unless `stamp` says it was done for the same fingerprint. Tells whether it was done. */
export async function whenChanged(stamp: string, print: string, work: () => Promise<void>): Promise<boolean> {
  const done = await readFile(stamp, 'utf8').catch(() => '')
  if (done === print) return false
  await work()
  await mkdir(path.dirname(stamp), { recursive: true })
  await writeFile(stamp, print)
  return true
}

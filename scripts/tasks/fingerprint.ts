import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './project.ts'

/** Folders that builds and installs write: never part of their sources. */
const generatedFolders = new Set(['node_modules', 'build', '.next', '.react-router', 'data'])

/** A hash of files and folders of the repository, by name and content. */
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
  if ((await stat(place)).isFile()) return [place]
  const entries = await readdir(place, { withFileTypes: true })
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !generatedFolders.has(name) && !name.endsWith('.tsbuildinfo'))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map((entry) => {
        const full = path.join(place, entry.name)
        return entry.isDirectory() ? filesOf(full) : [full]
      }),
  )
  return nested.flat()
}

/** Does `work` unless the file `stamp` says that it was done for the same fingerprint. */
export async function whenChanged(stamp: string, print: string, work: () => Promise<void>): Promise<void> {
  const done = await readFile(stamp, 'utf8').catch(() => '')
  if (done === print) return
  await work()
  await mkdir(path.dirname(stamp), { recursive: true })
  await writeFile(stamp, print)
}

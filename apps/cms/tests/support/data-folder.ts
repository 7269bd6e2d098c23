import { copyFile, link, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

export type DataFolder = { path: string; remove: () => Promise<void> }

/** A data folder with the imported content. Its media are those of the seed itself, by hard links: the cms replaces files, it never changes them. */
export async function copySeed(seed: string): Promise<DataFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pryad-cms-'))
  await linkFiles(seed, folder)
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

async function linkFiles(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) {
      await mkdir(target, { mode: (await stat(source)).mode })
      await linkFiles(source, target)
    } else if (entry.name.startsWith('pryad.db')) await copyFile(source, target)
    // Folders of two disks cannot share a file.
    else await link(source, target).catch(() => copyFile(source, target))
  }
}

import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../../scripts/tasks/project.ts'
import { importSeed } from '../../scripts/test/seed.ts'
import { fillWithArticles } from './many-articles.ts'

/** The file that names what a folder was made from. */
const stampFile = '.seed'
const seeds = path.join(root, 'node_modules/.cache/pryad-bench')

/** A data folder with the first content and as many articles as asked for, made once for each first content. */
export async function seedWith(articles: number): Promise<string> {
  const first = await importSeed()
  const folder = path.join(seeds, String(articles))
  const stamp = path.join(folder, stampFile)
  if ((await readFile(stamp, 'utf8').catch(() => '')) !== first) {
    await rm(folder, { recursive: true, force: true })
    await cp(first, folder, { recursive: true })
    fillWithArticles(folder, articles)
    // Last, so that a folder that has a stamp is whole.
    await writeFile(stamp, first)
  }
  return folder
}

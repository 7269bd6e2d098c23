import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fingerprint } from '../../scripts/fingerprint.ts'
import { importContent } from '../../scripts/import-content.ts'
import { root } from '../../scripts/project.ts'
import { fillWithArticles } from './many-articles.ts'

/** The file that names the sources of a folder. */
const stampFile = '.seed'
const seeds = path.join(root, 'node_modules/.cache/pryad-bench')

/** A data folder with the first content and as many articles as asked for, made once for each first content and cut of its pictures. */
export async function seedWith(articles: number): Promise<string> {
  const cuts = await fingerprint('apps/cms/src/fields/image-sizes.ts', 'packages/contract/picture-sizes.ts')
  const first = path.join(seeds, `first-${cuts.slice(0, 8)}`)
  await mkdir(first, { recursive: true })
  await importContent(first, {
    DATA_DIR: first,
    PAYLOAD_SECRET: 'a-secret-for-measurements-and-nothing-else',
  })
  const folder = path.join(seeds, String(articles))
  const made = `${cuts} ${await read(path.join(first, '.imported'))}`
  if ((await read(path.join(folder, stampFile))) !== made) {
    await rm(folder, { recursive: true, force: true })
    await cp(first, folder, { recursive: true })
    fillWithArticles(folder, articles)
    // Last, so that a folder that has a stamp is whole.
    await writeFile(path.join(folder, stampFile), made)
  }
  return folder
}

function read(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined)
}

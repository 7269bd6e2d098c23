import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { importContent } from '../../scripts/import-content.ts'
import { root } from '../../scripts/project.ts'
import { fillWithArticles } from './many-articles.ts'

const seeds = path.join(root, 'node_modules/.cache/pryad-bench')

/** A data folder with the first content and as many articles as asked for, made once for each first content. */
export async function seedWith(articles: number): Promise<string> {
  const first = path.join(seeds, 'first')
  await mkdir(first, { recursive: true })
  await importContent(first, {
    DATA_DIR: first,
    PAYLOAD_SECRET: 'a-secret-for-measurements-and-nothing-else',
  })
  const folder = path.join(seeds, String(articles))
  if ((await stamp(folder)) !== (await stamp(first))) {
    await rm(folder, { recursive: true, force: true })
    // The stamp comes last, so that a folder that has one is whole.
    const isStamp = (file: string) => path.basename(file) === '.imported'
    await cp(first, folder, { recursive: true, filter: (file) => !isStamp(file) })
    fillWithArticles(folder, articles)
    await cp(path.join(first, '.imported'), path.join(folder, '.imported'))
  }
  return folder
}

/** What a folder was made from; undefined when it is not ready. */
function stamp(folder: string): Promise<string | undefined> {
  return readFile(path.join(folder, '.imported'), 'utf8').catch(() => undefined)
}

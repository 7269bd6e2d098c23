import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { importContent } from '../../scripts/import-content.ts'
import { root } from '../../scripts/project.ts'
import { fillWithArticles } from './many-articles.ts'

const seeds = path.join(root, 'node_modules/.cache/pryad-bench')

/** A data folder with the first content and as many articles as asked for, made once. */
export async function seedWith(articles: number): Promise<string> {
  const folder = path.join(seeds, String(articles))
  await mkdir(folder, { recursive: true })
  await importContent(folder, {
    DATA_DIR: folder,
    PAYLOAD_SECRET: 'a-secret-for-measurements-and-nothing-else',
  })
  fillWithArticles(folder, articles)
  return folder
}

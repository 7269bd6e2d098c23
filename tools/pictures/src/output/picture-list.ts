import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { list, object, type Parsed, text } from '@pryad/tools-hair/json-parser.ts'
import type { Scene } from '../scene.ts'

const entries = list(object({ file: text, alt: text }))

/** The site's data about a picture. */
export type PictureEntry = Parsed<typeof entries>[number]

/** The list with every scene in it, in their order; entries of other origin follow. */
export function mergeScenes(listed: readonly PictureEntry[], scenes: readonly Scene[]): PictureEntry[] {
  const drawn = scenes.map(({ file, alt }) => ({ file: `${file}.webp`, alt }))
  const files = new Set(drawn.map(({ file }) => file))
  return [...drawn, ...listed.filter(({ file }) => !files.has(file))]
}

/** Brings the list of pictures at `path` up to date; a missing file is an empty list. */
export function updatePictureList(path: string, scenes: readonly Scene[]): void {
  const listed = existsSync(path) ? entries(JSON.parse(readFileSync(path, 'utf8')), path) : []
  writeFileSync(path, `${JSON.stringify(mergeScenes(listed, scenes), null, 2)}\n`)
}

import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The repository, and the files that it ships for operators. */
export const root = path.resolve(import.meta.dirname, '../..')
export const shippedFolder = path.join(root, 'docs/operations')

/** A shipped file's text. */
export function shipped(file: string): string {
  return readFileSync(path.join(shippedFolder, file), 'utf8')
}

/**
 * A text with other places in it: each key is replaced everywhere.
 * @throws when one is not there, so that a test notices when a shipped file has changed.
 */
export function withPlaces(text: string, places: Record<string, string>): string {
  let result = text
  for (const [from, to] of Object.entries(places)) {
    if (!result.includes(from)) throw new Error(`There is no «${from}» in the file.`)
    result = result.replaceAll(from, to)
  }
  return result
}

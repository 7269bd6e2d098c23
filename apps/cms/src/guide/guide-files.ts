import path from 'node:path'
import { sourceFolder } from '../source-folder.ts'

const docs = path.resolve(sourceFolder, '../../../docs')

/** The editors' guide, the same that developers find among the documents. */
export const guideFile = path.join(docs, 'редактору.md')

/** A picture of the guide by its name; undefined for what is none. */
export function pictureFile(name: string): string | undefined {
  return /^[a-z0-9-]+\.webp$/.test(name) ? path.join(docs, 'pictures', name) : undefined
}

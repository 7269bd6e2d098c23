import path from 'node:path'
import { sourceFolder } from '../../source-folder.ts'

const docs = path.resolve(sourceFolder, '../../../docs')

/** The editors' guide, the same that developers find among the documents. */
export const guideFile = path.join(docs, 'редактору.md')

/** The file of a picture of the guide by its name; undefined when the name is not one of a picture. */
export function pictureFile(name: string): string | undefined {
  return /^[a-z0-9-]+\.webp$/.test(name) ? path.join(docs, 'pictures', name) : undefined
}

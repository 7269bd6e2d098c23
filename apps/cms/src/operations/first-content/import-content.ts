import type { Payload } from 'payload'
import { importCalendar, importSynonyms, importTexts } from './desk-steps.ts'
import { importPictures, importVideoFiles } from './file-steps.ts'
import { Importer, type Progress } from './importer.ts'
import type { Content } from './read-content.ts'
import * as steps from './steps.ts'

export type ImportOutcome = {
  /** How many entries the database was given. */
  created: number
  /** Entries that could not be made, a line each. */
  leftOut: string[]
}

/** Imports the entries of the first content that this database was not given yet. May be stopped at any moment and run again. */
export async function importContent(
  payload: Payload,
  content: Content,
  progress: Progress,
): Promise<ImportOutcome> {
  const importer = await Importer.start(payload, content, progress)
  await importPictures(importer)
  await steps.importTags(importer)
  await steps.importAuthors(importer)
  await importVideoFiles(importer)
  await steps.importProducts(importer)
  await steps.importVideos(importer)
  await steps.importArticles(importer)
  await steps.importQuestions(importer)
  await importSynonyms(importer)
  await importCalendar(importer)
  await importTexts(importer)
  await steps.importSlides(importer)
  await steps.importPages(importer)
  await steps.importSite(importer)
  return importer
}

/**
 * Brings the database to the current schema and gives it the first content.
 * Run again, it adds what is missing and changes nothing else. Usage: `node run.ts <content folder>`.
 */
import { getPayload, type Payload } from 'payload'
import { oneAtATime } from '../databases/lock.ts'
import config from '../payload.config.ts'
import { ContentError } from './content-error.ts'
import { Importer } from './importer.ts'
import { type Content, readContent } from './read-content.ts'
import { showProgress } from './show-progress.ts'
import * as steps from './steps.ts'

async function run(folder: string) {
  const content = await readContent(folder)
  const payload = await getPayload({ config })
  const created = await oneAtATime(payload, 'import', () => importContent(payload, content))
  console.log(`First content: ${created} new.`)
  await payload.destroy()
}

async function importContent(payload: Payload, content: Content): Promise<number> {
  const importer = await Importer.start(payload, content, showProgress)
  await steps.importTags(importer)
  await steps.importPictures(importer)
  await steps.importVideoFiles(importer)
  await steps.importProducts(importer)
  await steps.importVideos(importer)
  await steps.importArticles(importer)
  await steps.importQuestions(importer)
  await steps.importSlides(importer)
  await steps.importPages(importer)
  await steps.importSite(importer)
  return importer.created
}

const folder = process.argv[2]
if (!folder) throw new Error('Usage: node run.ts <content folder>')
try {
  await run(folder)
  process.exit(0)
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error)
  process.exit(1)
}

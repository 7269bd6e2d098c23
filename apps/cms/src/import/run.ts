/**
 * Brings the database to the current schema and gives it the first content.
 * Run again, it adds what is missing and changes nothing else. Usage: `node run.ts <content folder>`.
 */
import { getPayload } from 'payload'
import config from '../payload.config.ts'
import { ContentError } from './content-error.ts'
import { Importer } from './importer.ts'
import { readContent } from './read-content.ts'
import { showProgress } from './show-progress.ts'
import * as steps from './steps.ts'

async function run(folder: string) {
  const content = await readContent(folder)
  const payload = await getPayload({ config })
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
  console.log(`First content: ${importer.created} new.`)
  await payload.destroy()
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

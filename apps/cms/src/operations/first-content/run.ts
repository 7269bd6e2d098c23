/**
 * Brings the database to the current schema and gives it the first content.
 * Run again, it adds what is missing and changes nothing else. Usage: `node run.ts <content folder>`.
 */
import { getPayload } from 'payload'
import { oneAtATime } from '../../databases/lock.ts'
import { OtherHistoryError } from '../../databases/require-own-history.ts'
import { environment } from '../../environment.ts'
import config from '../../payload.config.ts'
import { ContentError } from './content-error.ts'
import { importContent } from './import-content.ts'
import type { Progress } from './importer.ts'
import { readContent } from './read-content.ts'

/** Shows a step's progress on one line of a terminal; elsewhere, as in a log, only the finished step. */
const showProgress: Progress = (step, done, total) => {
  const finished = done === total
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K  ${step} ${done}/${total}${finished ? '\n' : ''}`)
  else if (finished) console.log(`  ${step} ${done}/${total}`)
}

async function run(folder: string) {
  const content = await readContent(folder)
  const payload = await getPayload({ config })
  const { created, leftOut } = await oneAtATime(payload, 'import', () =>
    importContent(payload, content, showProgress, environment.isDemo),
  )
  for (const line of leftOut) console.warn(line)
  console.log(`First content: ${created} new.`)
  await payload.destroy()
}

const folder = process.argv[2]
if (!folder) throw new Error('Usage: node run.ts <content folder>')
try {
  await run(folder)
  process.exit(0)
} catch (error) {
  const isExpected = error instanceof ContentError || error instanceof OtherHistoryError
  console.error(isExpected ? error.message : error)
  process.exit(1)
}

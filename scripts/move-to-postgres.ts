/**
 * `npm run move-to-postgres`: copies the SQLite database of this installation into the empty PostgreSQL database that `DATABASE_URL` names.
 * The SQLite file stays as it is.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readCmsEnvironment } from '@pryad/environment/cms-environment.ts'
import { isInUse } from './backups/sqlite-file.ts'
import { cmsFolder } from './project.ts'
import { runNode } from './run-command.ts'
import { secretFor } from './secrets.ts'

async function move(): Promise<void> {
  const { dataDir, databaseUrl } = readCmsEnvironment({ ...process.env, PAYLOAD_SECRET: 'x'.repeat(32) })
  const file = path.resolve(process.argv[2] ?? path.join(dataDir, 'pryad.db'))
  if (databaseUrl.startsWith('file:'))
    throw new Error('Set DATABASE_URL to the PostgreSQL database to move to.')
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`)
  if (isInUse(file)) throw new Error(`${file} is in use: the cms is running. Stop it, then move.`)
  await runNode(path.join(cmsFolder, 'src/commands/copy-from-sqlite.ts'), [file], {
    cwd: cmsFolder,
    env: { PAYLOAD_SECRET: await secretFor('PAYLOAD_SECRET', dataDir), NODE_ENV: 'production' },
  })
  console.log(`Moved. Start with the same DATABASE_URL from now on; ${file} is not used any more.`)
}

try {
  await move()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/**
 * `npm run move-to-postgres`: copies the SQLite database of this installation into the empty PostgreSQL database that `DATABASE_URL` names.
 * The SQLite file stays as it is.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { isInUse } from './database/sqlite-file.ts'
import { findInstallation, loadSecret } from './services/environment.ts'
import { runCommand } from './tasks/command.ts'
import { cmsFolder } from './tasks/project.ts'
import { runNode } from './tasks/run-node.ts'

await runCommand(async () => {
  const { dataDir, database } = findInstallation()
  const file = path.resolve(process.argv[2] ?? path.join(dataDir, 'pryad.db'))
  if (database.kind === 'sqlite') throw new Error('Set DATABASE_URL to the PostgreSQL database to move to.')
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`)
  if (isInUse(file)) throw new Error(`${file} is in use: the cms is running. Stop it, then move.`)
  await runNode(path.join(cmsFolder, 'src/operations/commands/copy-from-sqlite.ts'), [file], {
    cwd: cmsFolder,
    env: { PAYLOAD_SECRET: await loadSecret('PAYLOAD_SECRET', dataDir), NODE_ENV: 'production' },
  })
  console.log(`Moved. Start with the same DATABASE_URL from now on; ${file} is not used any more.`)
})

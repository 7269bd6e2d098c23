/**
 * `npm run undo-migration`: takes back the newest migration of this installation's database, and no other. Data that the migration has brought
 * is gone afterwards. Payload's own `migrate:down` takes back everything that was migrated in one go: on an installation that began
 * with this version that would be all of it.
 */
import path from 'node:path'
import { readCmsEnvironment } from '@pryad/environment/cms-environment.ts'
import { isInUse } from './backups/sqlite-file.ts'
import { openMigrations } from './migrations/open-migrations.ts'
import { migrationToUndo } from './migrations/to-undo.ts'
import { cmsFolder, commands } from './project.ts'
import { runNode } from './run-command.ts'

async function undo(): Promise<void> {
  const secrets = { PAYLOAD_SECRET: 'x'.repeat(32) }
  const { databaseUrl } = readCmsEnvironment({ ...process.env, ...secrets })
  const file = databaseUrl.startsWith('file:') ? path.resolve(databaseUrl.replace(/^file:/, '')) : undefined
  if (file && isInUse(file)) throw new Error(`${file} is in use: the cms is running. Stop it first.`)
  const migrations = await openMigrations(databaseUrl)
  let name: string
  try {
    const done = await migrations.read()
    name = migrationToUndo(done)
    // Payload takes back the last batch: this one is to be alone in it.
    await migrations.setBatch(name, Math.max(...done.map(({ batch }) => batch)) + 1)
  } finally {
    await migrations.close()
  }
  await runNode(commands.payload, ['migrate:down'], {
    cwd: cmsFolder,
    env: {
      ...secrets,
      NODE_ENV: 'production',
      // Else the database is migrated as soon as it is opened, and the migration taken back a moment ago would be there again.
      PAYLOAD_MIGRATING: 'true',
      PAYLOAD_CONFIG_PATH: 'src/payload.config.ts',
      NODE_OPTIONS: '--no-deprecation',
    },
  })
  console.log(`${name} is taken back. Start the version from before it now: this one would migrate again.`)
}

try {
  await undo()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

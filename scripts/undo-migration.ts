/**
 * `npm run undo-migration`: undoes the newest migration of this installation's database, and no other. The data that the migration added is
 * lost. Payload's own `migrate:down` undoes a whole batch: on an installation that began with this version, every migration.
 */
import { migrationToUndo, openMigrations } from './database/migrations.ts'
import { isInUse } from './database/sqlite-file.ts'
import { findInstallation } from './services/environment.ts'
import { runCommand } from './tasks/command.ts'
import { runPayload } from './tasks/run-node.ts'

await runCommand(async () => {
  const { database } = findInstallation()
  if (database.kind === 'sqlite' && isInUse(database.file))
    throw new Error(`${database.file} is in use: the cms is running. Stop it first.`)
  const migrations = await openMigrations(database.kind === 'sqlite' ? `file:${database.file}` : database.url)
  let name: string
  try {
    const applied = await migrations.read()
    name = migrationToUndo(applied)
    // Payload undoes the last batch, so this migration gets one of its own.
    await migrations.setBatch(name, Math.max(...applied.map(({ batch }) => batch)) + 1)
  } finally {
    await migrations.close()
  }
  // PAYLOAD_MIGRATING: else the cms migrates the database when it opens it, and the migration would be back at once.
  await runPayload(['migrate:down'], { NODE_ENV: 'production', PAYLOAD_MIGRATING: 'true' })
  console.log(`${name} is taken back. Start the version from before it now: this one would migrate again.`)
})

/**
 * `npm run migration -- <name>`: writes, for each database, the migration from the last schema to that of today's collections.
 * `npm run migration -- --initial` replaces all of them by a single one: right only while there is no installation to migrate.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cmsFolder, commands } from './tasks/project.ts'
import { runNode } from './tasks/run-node.ts'

/** Writing a migration needs an address of the kind of database, not the database itself. */
const databases = { sqlite: '', postgres: 'postgres://localhost/none' }

const given = process.argv[2]
const isInitial = given === '--initial'
const name = isInitial ? 'initial' : given
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  throw new Error('Usage: npm run migration -- name_in_lower_case, or npm run migration -- --initial')
}

const folderOf = (database: string) => path.join(cmsFolder, 'src/migrations', database)
// All folders first: the configuration imports the migrations of every database, whatever state a merge has left them in.
if (isInitial) for (const database of Object.keys(databases)) startAnew(folderOf(database))
for (const [database, url] of Object.entries(databases)) {
  const folder = folderOf(database)
  await runNode(commands.payload, ['migrate:create', name, '--skip-empty'], {
    cwd: cmsFolder,
    env: {
      DATA_DIR: path.join(tmpdir(), 'pryad-migration'),
      DATABASE_URL: url,
      PAYLOAD_SECRET: 'x'.repeat(32),
      PAYLOAD_CONFIG_PATH: 'src/payload.config.ts',
      NODE_OPTIONS: '--no-deprecation',
    },
  })
  for (const file of globSync('*.ts', { cwd: folder })) makeRunnable(path.join(folder, file))
  // The next migration is made from the newest schema alone.
  const schemas = globSync('*.json', { cwd: folder }).toSorted()
  for (const file of schemas.slice(0, -1)) rmSync(path.join(folder, file))
}

function startAnew(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'index.ts'), 'export const migrations = []\n')
}

/** Payload writes for a bundler. Node.js runs these files as they are: it needs extensions, and types marked as types. */
function makeRunnable(file: string): void {
  const text = readFileSync(file, 'utf8')
    .replace(/from '(\.\/[^']+?)(?<!\.ts)'/g, "from '$1.ts'")
    .replace('{ MigrateUpArgs, MigrateDownArgs, sql }', '{ type MigrateDownArgs, type MigrateUpArgs, sql }')
    // SQLite's generator omits ON DELETE for added columns: rows that others refer to could not be deleted.
    .replace(
      /(ALTER TABLE \\`(\w+)\\` ADD \\`\w+\\` integer REFERENCES \w+\(id\));/g,
      (_, column: string, table: string) =>
        `${column} ON DELETE ${table.endsWith('_rels') ? 'cascade' : 'set null'};`,
    )
  writeFileSync(file, text)
}

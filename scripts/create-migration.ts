/**
 * `npm run migration -- <name>`: writes the migration from the schema of the last one to that of the collections, for each database.
 * `npm run migration -- --initial` replaces all of them by a single one: right only while there is no installation to migrate.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cmsFolder } from './tasks/project.ts'
import { runPayload } from './tasks/run-node.ts'

/** Addresses by which Payload knows the kind of database; to write a migration it does not connect. */
const databases = { sqlite: '', postgres: 'postgres://localhost/none' }

const given = process.argv[2]
const isInitial = given === '--initial'
const name = isInitial ? 'initial' : given
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  throw new Error('Usage: npm run migration -- name_in_lower_case, or npm run migration -- --initial')
}

const folderOf = (database: string) => path.join(cmsFolder, 'src/databases/migrations', database)
// All folders first: the configuration imports the migrations of every database, and a merge may have left broken ones.
if (isInitial) for (const database of Object.keys(databases)) removeMigrations(folderOf(database))
for (const [database, url] of Object.entries(databases)) {
  const folder = folderOf(database)
  await runPayload(['migrate:create', name, '--skip-empty'], {
    DATA_DIR: path.join(tmpdir(), 'pryad-migration'),
    DATABASE_URL: url,
  })
  for (const file of globSync('*.ts', { cwd: folder })) makeRunnable(path.join(folder, file))
  // Payload compares the collections with the newest schema only.
  const schemas = globSync('*.json', { cwd: folder }).toSorted()
  for (const file of schemas.slice(0, -1)) rmSync(path.join(folder, file))
}

function removeMigrations(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'index.ts'), 'export const migrations = []\n')
}

/** Payload writes migrations for a bundler. Node.js runs the files themselves: it needs extensions, and types marked as types. */
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

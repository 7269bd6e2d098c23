/** Brings the PostgreSQL database of `DATABASE_URL` to the current schema and copies an SQLite file into it. Usage: `node copy-from-sqlite.ts <file>`. */
import { DatabaseSync } from 'node:sqlite'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { getPayload } from 'payload'
import { oneAtATime } from '../../databases/lock.ts'
import config from '../../payload.config.ts'

type Pool = PostgresAdapter['pool']
type Connection = Pick<InstanceType<PostgresAdapter['pg']['Client']>, 'query'>

/** A database's record of its own migrations stays with it. */
const ownTables = new Set(['payload_migrations'])
/** Rows that are sent at once. */
const batchSize = 500

/**
 * Copies everything an SQLite database holds into the empty tables of a PostgreSQL one that has the same collections: all or
 * nothing. The SQLite file is only read. Returns the number of copied rows.
 * @throws when the PostgreSQL database has content, or the SQLite one has tables or columns that are not known there.
 */
async function copyFromSqlite(file: string, pool: Pool): Promise<number> {
  const source = new DatabaseSync(file, { readOnly: true })
  const connection = await pool.connect()
  try {
    await connection.query('begin')
    source.exec('begin')
    const copied = await copyTables(source, connection)
    await connection.query('commit')
    return copied
  } finally {
    // Rolls back an uncommitted transaction.
    connection.release(true)
    source.close()
  }
}

async function copyTables(source: DatabaseSync, target: Connection): Promise<number> {
  const tables = source
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !ownTables.has(name))
  // Rows refer to each other in circles: the references are checked when all rows are there.
  const references = await foreignKeys(target)
  for (const reference of references) await target.query(`${reference} deferrable initially deferred`)
  let copied = 0
  for (const table of tables) copied += await copyTable(source, target, table)
  await target.query('set constraints all immediate')
  for (const reference of references) await target.query(`${reference} not deferrable`)
  return copied
}

async function copyTable(source: DatabaseSync, target: Connection, table: string): Promise<number> {
  const { rows: filled } = await target.query(`select from ${quote(table)} limit 1`)
  if (filled.length > 0) throw new Error(`The PostgreSQL database has content already, in ${table}.`)
  const json = await jsonColumns(target, table)
  let copied = 0
  let batch: Record<string, unknown>[] = []
  const send = async () => {
    const [first] = batch
    if (!first) return
    const columns = Object.keys(first).map(quote).join(', ')
    // PostgreSQL itself turns SQLite's text and numbers into dates, booleans and enumerations.
    await target.query(
      `insert into ${quote(table)} (${columns}) select ${columns} from json_populate_recordset(null::${quote(table)}, $1)`,
      [JSON.stringify(batch)],
    )
    copied += batch.length
    batch = []
  }
  for (const row of source.prepare(`select * from ${quote(table)}`).iterate()) {
    batch.push(
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, json.has(name) ? parse(value) : value]),
      ),
    )
    if (batch.length === batchSize) await send()
  }
  await send()
  await continueIds(target, table)
  return copied
}

/** Statements, up to their last words, that alter each foreign key. */
async function foreignKeys(target: Connection): Promise<string[]> {
  const { rows } = await target.query<{ statement: string }>(
    `select format('alter table %s alter constraint %I', conrelid::regclass, conname) as statement
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  )
  return rows.map(({ statement }) => statement)
}

async function jsonColumns(target: Connection, table: string): Promise<Set<string>> {
  const { rows } = await target.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and data_type = 'jsonb'`,
    [table],
  )
  return new Set(rows.map(({ name }) => name))
}

/** Sets the sequences, so that the next row gets an id above the copied ones. */
async function continueIds(target: Connection, table: string): Promise<void> {
  const { rows } = await target.query<{ statement: string }>(
    `select format('select setval(%L, max(%I)) from %I having max(%I) is not null',
       pg_get_serial_sequence(quote_ident(table_name), column_name), column_name, table_name, column_name) as statement
     from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and column_default like 'nextval(%'`,
    [table],
  )
  for (const { statement } of rows) await target.query(statement)
}

function parse(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

async function run(file: string): Promise<void> {
  const payload = await getPayload({ config, disableOnInit: true })
  if (payload.db.name !== 'postgres')
    throw new Error('Set DATABASE_URL to the address of a PostgreSQL database.')
  const { pool } = payload.db
  const copied = await oneAtATime(payload, 'import', () => copyFromSqlite(file, pool))
  console.log(`Copied ${copied} rows.`)
  await payload.destroy()
}

const file = process.argv[2]
if (!file) throw new Error('Usage: node copy-from-sqlite.ts <file>')
try {
  await run(file)
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

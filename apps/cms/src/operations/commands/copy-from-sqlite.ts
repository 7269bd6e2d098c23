/** Brings the PostgreSQL database of `DATABASE_URL` to the current schema and copies an SQLite file into it. Usage: `node copy-from-sqlite.ts <file>`. */
import { getPayload } from 'payload'
import { copyFromSqlite } from '../../databases/copy-from-sqlite.ts'
import { oneAtATime } from '../../databases/lock.ts'
import config from '../../payload.config.ts'

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

import { environment } from '../environment.ts'
import { postgres } from './postgres.ts'
import { sqlite } from './sqlite.ts'

const { databaseUrl } = environment

/** The database that `DATABASE_URL` names. Its schema changes by checked-in migrations only, never by itself. */
export const database = databaseUrl.startsWith('file:') ? sqlite(databaseUrl) : postgres(databaseUrl)

import { type CountName, isCountName } from '@pryad/contract/counting/count-names.ts'
import type { Payload } from 'payload'
import { runSql } from '../../databases/run-sql.ts'
import type { Period } from './period.ts'

/** The counts of a period, by the name of the count and then by key. */
export type Sums = ReadonlyMap<CountName, ReadonlyMap<string, number>>

/** Reads the sums of a period. */
export async function readSums(payload: Payload, { from, to }: Period): Promise<Sums> {
  const rows = await runSql(payload, {
    sql: `select name, "key", sum("count") as total from daily_counts
      where day >= cast($1 as varchar) and day <= cast($2 as varchar) group by name, "key"`,
    args: [from, to],
  })
  const sums = new Map<CountName, Map<string, number>>()
  for (const { name, key, total } of rows) {
    if (!isCountName(name)) continue
    const ofName = sums.get(name) ?? new Map<string, number>()
    // PostgreSQL gives a sum as a text.
    ofName.set(String(key), Number(total))
    sums.set(name, ofName)
  }
  return sums
}

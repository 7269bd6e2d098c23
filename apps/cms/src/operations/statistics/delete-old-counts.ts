import { queryNames } from '@pryad/contract/counting/count-names.ts'
import type { Payload } from 'payload'
import { runAllSql } from '../../databases/run-sql.ts'
import { addDays, moscowDay } from '../../questions/moscow.ts'
import { fewestShown } from './fewest-shown.ts'

/** How long sums are kept, in days: a year, and the same month of the year before beside it. */
const keptDays = 400
/** How long a query is kept that few people have typed: nobody may see it, and it may not become common any more. */
const rareQueryDays = 31

const names = queryNames.map((name) => `'${name}'`).join(', ')

/** Deletes sums whose time is over, and those of rare queries sooner. */
export async function deleteOldCounts(payload: Payload, now = Date.now()): Promise<void> {
  const today = moscowDay(new Date(now))
  await runAllSql(payload, [
    {
      sql: 'delete from daily_counts where day < cast($1 as varchar)',
      args: [addDays(today, -keptDays)],
    },
    {
      // A query counts as pressed only beside its searches: it is as rare as they are.
      sql: `delete from daily_counts where name in (${names}) and day < cast($1 as varchar)
        and (case name when 'search-pressed' then 'search' else name end, "key") not in (
          select name, "key" from daily_counts where name in (${names})
          group by name, "key" having sum("count") >= cast($2 as integer))`,
      args: [addDays(today, -rareQueryDays), fewestShown],
    },
  ])
}

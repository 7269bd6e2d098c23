import { toCountKey } from '@pryad/contract/counting/count-key.ts'
import { isCountName } from '@pryad/contract/counting/count-names.ts'
import type { Payload } from 'payload'
import { badUserInput } from '../content/refusals.ts'
import { runAllSql } from '../databases/run-sql.ts'
import { moscowDay } from '../moscow.ts'

type Entry = { name: string; key: string; times?: number }

const maxEntries = 100
const maxTimes = 10_000
/** Different things that are counted under one name on one day; whatever comes beyond is left out. */
const maxKeys = 2000

/** One statement, so that no count is lost when several instances add at the same moment. */
const addOne = `
  insert into daily_counts (day, name, "key", "count")
  select cast($1 as varchar), cast($2 as varchar), cast($3 as varchar), cast($4 as numeric)
  where (select count(*) from daily_counts where day = $1 and name = $2) < cast($5 as integer)
    or exists (select 1 from daily_counts where day = $1 and name = $2 and "key" = $3)
  on conflict (day, name, "key") do update set "count" = daily_counts."count" + excluded."count"`

/**
 * Adds to today's sums and answers how many entries were taken: none while the switch is off, and none that may not be counted
 * (`toCountKey`).
 * @throws {GraphQLError} `BAD_USER_INPUT` when there are too many at once.
 */
export async function addCounts(payload: Payload, entries: readonly Entry[]): Promise<number> {
  if (entries.length > maxEntries) {
    const message = `At most ${maxEntries} entries are counted at once.`
    throw badUserInput(message, { entries: message })
  }
  if (!(await isCounting(payload))) return 0
  const day = moscowDay(new Date())
  const taken = entries.flatMap(({ name, key, times = 1 }) => {
    const known = isCountName(name) ? toCountKey(name, key) : null
    const isRight = known !== null && times >= 1 && times <= maxTimes
    return isRight ? [[day, name, known, times, maxKeys]] : []
  })
  if (taken.length > 0) {
    await runAllSql(
      payload,
      taken.map((args) => ({ sql: addOne, args })),
    )
  }
  return taken.length
}

async function isCounting(payload: Payload): Promise<boolean> {
  const { counting } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { counting: true },
  })
  return counting?.isOn !== false
}

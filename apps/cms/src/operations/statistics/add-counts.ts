import { toCountKey } from '@pryad/contract/counting/count-key.ts'
import { isCountName } from '@pryad/contract/counting/count-names.ts'
import type { Payload } from 'payload'
import { badUserInput } from '../../content/refusals.ts'
import { runAllSql } from '../../databases/run-sql.ts'
import { moscowDay } from '../../questions/moscow.ts'

type Entry = { name: string; key: string; times?: number }

const maxEntries = 100
const maxTimes = 10_000
/** Different things that are counted under one name on one day: a new one takes the place of the rarest. */
const maxKeys = 2000

/**
 * Leaves room for a key that is new. Of the rarest the oldest go: invented queries are asked once each, and what is really asked is asked
 * again before they have driven it out.
 */
const makeRoom = `
  delete from daily_counts where id in (
    select id from daily_counts
    where day = cast($1 as varchar) and name = cast($2 as varchar)
      and not exists (select 1 from daily_counts where day = $1 and name = $2 and "key" = cast($3 as varchar))
    order by "count" desc, id desc
    limit ${maxKeys} offset ${maxKeys - 1})`

/** One statement, so that no count is lost when several instances add at the same moment. */
const addOne = `
  insert into daily_counts (day, name, "key", "count")
  values (cast($1 as varchar), cast($2 as varchar), cast($3 as varchar), cast($4 as numeric))
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
    return isRight ? [{ place: [day, name, known], times }] : []
  })
  if (taken.length > 0) {
    await runAllSql(
      payload,
      taken.flatMap(({ place, times }) => [
        { sql: makeRoom, args: place },
        { sql: addOne, args: [...place, times] },
      ]),
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

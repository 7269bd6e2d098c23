import { toCountKey } from '@pryad/contract/counting/count-key.ts'
import { type CountName, isCountName, queryNames } from '@pryad/contract/counting/count-names.ts'
import type { CollectionConfig, GroupField, Payload } from 'payload'
import { accessTo, accessToField } from '../../access/access.ts'
import { badUserInput } from '../../content/refusals.ts'
import { runAllSql, runSql } from '../../databases/run-sql.ts'
import { addDays, moscowDay } from '../../questions/moscow.ts'
import type { Period } from './period.ts'

/**
 * How often something happened on a day: sums, and nothing of anybody. No moment is kept beside the day. Written and read by
 * statements of its own (below), shown on the page «Чего не хватает».
 */
export const DailyCounts: CollectionConfig = {
  slug: 'daily-counts',
  labels: { singular: 'Сумма за день', plural: 'Суммы за день' },
  access: accessTo('daily-counts'),
  defaultSort: '-day',
  timestamps: false,
  disableDuplicate: true,
  lockDocuments: false,
  admin: { hidden: true },
  indexes: [{ fields: ['day', 'name', 'key'], unique: true }],
  fields: [
    { name: 'day', type: 'text', label: 'День', required: true },
    { name: 'name', type: 'text', label: 'Что считается', required: true },
    { name: 'key', type: 'text', label: 'Чего', required: true },
    { name: 'count', type: 'number', label: 'Сколько раз', required: true },
  ],
}

/** The switch of the site's own counting. */
export const countingField: GroupField = {
  name: 'counting',
  type: 'group',
  label: 'Счётчики «Чего не хватает»',
  access: accessToField('site-settings.counting'),
  fields: [
    {
      name: 'isOn',
      type: 'checkbox',
      label: 'Считать запросы и ответы',
      defaultValue: true,
      admin: {
        components: { Field: '/panel/Tick.tsx#Tick' },
        description:
          'Сайт складывает по дням, что искали и не нашли, какие уроки бросили, помогли ли статьи, что ответил подбор, быстро ли открывались страницы и не ломались ли они. ' +
          'Без куки, адресов и чего-либо о посетителе. Снимите отметку, и сайт не будет считать ничего; то, что уже сосчитано, сотрётся через 400 дней.',
      },
    },
  ],
}

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
    return isRight ? [{ name, place: [day, name, known], times }] : []
  })
  if (taken.length > 0) {
    await runAllSql(
      payload,
      taken.flatMap(({ name, place, times }) => [
        // The keys of vitals are a list of their own; without the rare ones a figure would be wrong.
        ...(name === 'vital' ? [] : [{ sql: makeRoom, args: place }]),
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

/** How often a query must have been typed before anybody sees it: words that several people use tell of none of them. */
export const fewestShown = 3

/** How long sums are kept, in days: a year, and the same month of the year before beside it. */
const keptDays = 400
/** How long a query is kept that few people have typed: nobody may see it, and it may not become common any more. */
const rareQueryDays = 31

const queryNameList = queryNames.map((name) => `'${name}'`).join(', ')

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
      sql: `delete from daily_counts where name in (${queryNameList}) and day < cast($1 as varchar)
        and (case name when 'search-pressed' then 'search' else name end, "key") not in (
          select name, "key" from daily_counts where name in (${queryNameList})
          group by name, "key" having sum("count") >= cast($2 as integer))`,
      args: [addDays(today, -rareQueryDays), fewestShown],
    },
  ])
}

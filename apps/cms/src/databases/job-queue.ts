import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { BaseDatabaseAdapter, Payload, PayloadRequest, Where } from 'payload'
import { inTurn } from './lock.ts'

type UpdateJobs = BaseDatabaseAdapter['updateJobs']
type Claim = Parameters<UpdateJobs>[0]

/**
 * Lets one instance after the other claim jobs of the queue. Payload finds waiting jobs and then marks them, one by one, as being
 * processed: two instances that look at the same moment find the same jobs and do them twice. The lock ends with the transaction
 * that marks the jobs, and instances that waited for it see them marked.
 */
export function claimJobsInTurn(db: PostgresAdapter): PostgresAdapter {
  const updateJobs: UpdateJobs = db.updateJobs.bind(db)
  db.updateJobs = async (args) => {
    if (args.data.processing !== true) return updateJobs(args)
    const session = db.sessions[String(await args.req?.transactionID)]
    if (!session) throw new Error('Jobs are claimed within a transaction only.')
    await session.db.execute(sql`select pg_advisory_xact_lock(hashtext('jobs'))`)
    return updateJobs(ofWaiting(args))
  }
  return db
}

/** The same on SQLite, where all runners are in one process: the next one may begin while the one before is still looking for jobs. */
export function claimJobsOneByOne(db: SQLiteAdapter): SQLiteAdapter {
  const updateJobs: UpdateJobs = db.updateJobs.bind(db)
  db.updateJobs = (args) =>
    args.data.processing === true ? inTurn('jobs', () => updateJobs(ofWaiting(args))) : updateJobs(args)
  return db
}

/** A job that is asked for by its id would be taken in any state: another runner may be at it, or may have done it. */
function ofWaiting(args: Claim): Claim {
  if (args.id === undefined) return args
  const { id, where: _, ...rest } = args
  const isWaiting: Where[] = [
    { id: { equals: id } },
    { processing: { equals: false } },
    { completedAt: { exists: false } },
  ]
  return { ...rest, limit: 1, where: { and: isWaiting } }
}

/** Tasks that find their work themselves: one waiting job of each is enough. */
type TaskWithoutInput = { task: 'purgeSites' | 'makeConversionsAhead'; queue: string }

/** Queues a job, in the transaction of `req` if there is one, unless one of the same task is waiting already. */
export async function queueUnlessWaiting(
  payload: Payload,
  { task, queue }: TaskWithoutInput,
  req?: PayloadRequest,
): Promise<void> {
  const within = req ? { req } : {}
  const { totalDocs } = await payload.count({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: task } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
        { processing: { equals: false } },
      ],
    },
    ...within,
  })
  if (totalDocs === 0) await payload.jobs.queue({ task, queue, input: {}, ...within })
}

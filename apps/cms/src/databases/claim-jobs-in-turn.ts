import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { Where } from 'payload'

/**
 * Lets one instance after the other claim jobs of the queue. Payload finds waiting jobs and then marks them, one by one, as being
 * processed: two instances that look at the same moment find the same jobs and do them twice. The lock ends with the transaction
 * that marks the jobs, and whoever waited for it sees them marked.
 */
export function claimJobsInTurn(db: PostgresAdapter): PostgresAdapter {
  const updateJobs = db.updateJobs.bind(db)
  db.updateJobs = async (args) => {
    if (args.data.processing !== true) return updateJobs(args)
    const session = db.sessions[String(await args.req?.transactionID)]
    if (!session) throw new Error('Jobs are claimed within a transaction only.')
    await session.db.execute(sql`select pg_advisory_xact_lock(hashtext('jobs'))`)
    if (args.id === undefined) return updateJobs(args)
    // A job that is asked for by its id is taken as it is: somebody else may be at it, or may have done it.
    const { id, where: _, ...rest } = args
    const isWaiting: Where[] = [
      { id: { equals: id } },
      { processing: { equals: false } },
      { completedAt: { exists: false } },
    ]
    return updateJobs({ ...rest, limit: 1, where: { and: isWaiting } })
  }
  return db
}

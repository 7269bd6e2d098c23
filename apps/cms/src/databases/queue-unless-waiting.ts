import type { Payload, PayloadRequest } from 'payload'

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

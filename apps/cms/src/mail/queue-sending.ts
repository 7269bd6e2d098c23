import type { PayloadRequest } from 'payload'

/** Queues the sending of a letter, in the transaction of `req`. */
export async function queueSending(req: PayloadRequest, mail: number): Promise<void> {
  await req.payload.jobs.queue({ task: 'sendMail', queue: 'mail', input: { mail }, req })
}

import type { PayloadRequest, TaskConfig } from 'payload'
import { sendMail } from './send-mail.ts'

/** Tries again after 10, 20, 40 … seconds: the last time after almost two days in all. */
export const mailRetries = 14

/** Sends one letter of the outbox. */
export const sendMailTask: TaskConfig<'sendMail'> = {
  slug: 'sendMail',
  inputSchema: [{ name: 'mail', type: 'number', required: true }],
  retries: { attempts: mailRetries, backoff: { type: 'exponential', delay: 10_000 } },
  handler: async ({ input, req }) => {
    await sendMail(req, input.mail, mailRetries)
    return { output: {} }
  },
}

/** Queues the sending of a letter, in the transaction of `req`. */
export async function queueSending(req: PayloadRequest, mail: number): Promise<void> {
  await req.payload.jobs.queue({ task: 'sendMail', queue: 'mail', input: { mail }, req })
}

import type { TaskConfig } from 'payload'
import { sendMail } from './send-mail.ts'
import type { LetterWriters } from './write-letter.ts'

/** Tries again after 10, 20, 40 … seconds: the last time after almost two days in all. */
const mailRetries = 14

/** Sends one letter of the outbox, written by the writer of its kind. */
export function createSendMailTask(writers: LetterWriters): TaskConfig<'sendMail'> {
  return {
    slug: 'sendMail',
    inputSchema: [{ name: 'mail', type: 'number', required: true }],
    retries: { attempts: mailRetries, backoff: { type: 'exponential', delay: 10_000 } },
    handler: async ({ input, req }) => {
      await sendMail(req, input.mail, writers, mailRetries)
      return { output: {} }
    },
  }
}

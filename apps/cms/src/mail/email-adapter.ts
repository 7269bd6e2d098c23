import { randomUUID } from 'node:crypto'
import { createLocalReq, type EmailAdapter } from 'payload'
import { environment } from '../environment.ts'
import type { Letter } from './letter.ts'
import { queueMail } from './outbox.ts'

/**
 * Letters that Payload writes itself, such as those about a forgotten password: they go through the outbox as all others do. So an
 * outage of the mail server loses none, and how long an answer takes does not tell whether there is such an account.
 */
export const emailAdapter: EmailAdapter<void> = ({ payload }) => {
  const { name, address } = environment.mail.from
  return {
    name: 'outbox',
    defaultFromName: name,
    defaultFromAddress: address,
    sendEmail: async ({ to, subject = '', html }) => {
      if (typeof to !== 'string' || typeof html !== 'string') {
        throw new Error('A letter needs one recipient and its HTML.')
      }
      const message: Letter = { to, subject, html, text: toText(html) }
      await queueMail(await createLocalReq({}, payload), {
        key: `account/${randomUUID()}`,
        kind: 'account',
        title: subject,
        message,
      })
    },
  }
}

/** The words of simple HTML, with the addresses of its links. */
function toText(html: string): string {
  return html
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2: $1')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
}

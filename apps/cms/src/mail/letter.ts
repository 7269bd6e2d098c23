import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Mail } from '../payload-types.ts'

/** A letter ready to be sent. */
export type Letter = {
  to: string
  subject: string
  html: string
  text: string
  /** Where an answer to it goes; the sender's address when empty. */
  replyTo?: string
  /** Fingerprint of its content, where that can change after it was sent. */
  version?: string
}

/** Writes a letter at the moment of sending. Undefined when there is nothing to say any more, or nobody to say it to. */
type LetterWriter = (req: PayloadRequest, mail: Mail) => Promise<Letter | undefined>

/** Each subject that sends letters brings the writer of its kind; letters about accounts are stored ready. */
export type LetterWriters = Record<Exclude<Mail['kind'], 'account'>, LetterWriter>

const readyLetter = z.object({ to: z.string(), subject: z.string(), html: z.string(), text: z.string() })

/** Writes a letter of the outbox from the documents it is about. */
export async function writeLetter(
  req: PayloadRequest,
  mail: Mail,
  writers: LetterWriters,
): Promise<Letter | undefined> {
  return mail.kind === 'account' ? readyLetter.safeParse(mail.message).data : writers[mail.kind](req, mail)
}

/** A text as HTML shows it. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

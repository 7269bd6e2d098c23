import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Mail } from '../../payload-types.ts'
import type { Letter } from '../letter.ts'
import { writeAnswer } from './answer.ts'
import { writeNewQuestion } from './new-question.ts'

const readyLetter = z.object({ to: z.string(), subject: z.string(), html: z.string(), text: z.string() })

/** Writes a letter of the outbox from what it is about. Undefined when there is nothing to say any more, or nobody to say it to. */
export async function writeLetter(req: PayloadRequest, mail: Mail): Promise<Letter | undefined> {
  switch (mail.kind) {
    case 'newQuestion':
      return writeNewQuestion(req, idOf(mail.question), idOf(mail.person))
    case 'questionAnswered':
      return writeAnswer(req, idOf(mail.question))
    case 'account':
      return readyLetter.safeParse(mail.message).data
  }
}

function idOf(reference: number | { id: number } | null | undefined): number | undefined {
  return typeof reference === 'object' ? reference?.id : reference
}

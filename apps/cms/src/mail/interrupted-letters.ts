import { access } from 'node:fs/promises'
import type { Payload, Where } from 'payload'
import { findAll } from '../databases/find.ts'
import { environment } from '../environment.ts'
import type { Mail } from '../payload-types.ts'
import { letterFile, letterId } from './letter-files.ts'
import { inState, type MailState, moveMail } from './outbox.ts'

type Letter = Pick<Mail, 'id' | 'kind'>

/** Letters that a process is sending, by their state. */
export type LettersInProgress = { sending: Letter[]; handedOver: Letter[] }

export async function findLettersInProgress(payload: Payload): Promise<LettersInProgress> {
  const [sending, handedOver] = await Promise.all([find(payload, 'sending'), find(payload, 'handedOver')])
  return { sending, handedOver }
}

/** Ends the work of a process that is certainly dead. A letter that was not handed over waits again. */
export async function requeueInterruptedLetters(payload: Payload, letters: LettersInProgress): Promise<void> {
  for (const { id } of letters.sending) await moveMail(payload, id, inState('sending'), 'waiting')
  for (const mail of letters.handedOver) await resolveHandedOver(payload, mail, inState('handedOver'))
}

async function find(payload: Payload, state: MailState): Promise<Letter[]> {
  return findAll(payload, { collection: 'mails', where: inState(state), select: { kind: true } })
}

/** Why nobody knows whether a letter arrived; its text is not kept. */
export const connectionLost = {
  problem: 'Связь прервалась, когда письмо было уже почти передано',
  message: null,
}

/**
 * Decides about a letter that `handedOver` fits and whose process ended while its last byte was on the way. Of a mail server nobody knows whether
 * it has the letter, and the panel says so (docs/mail.md). In the folder of letters it lies, or it does not.
 */
export async function resolveHandedOver(
  payload: Payload,
  mail: Pick<Mail, 'id' | 'kind'>,
  handedOver: Where,
): Promise<void> {
  if (environment.mail.smtpUrl) {
    await moveMail(payload, mail.id, handedOver, 'unknown', connectionLost)
    return
  }
  const isInFolder = await access(letterFile(letterId(mail))).then(
    () => true,
    () => false,
  )
  if (isInFolder) {
    const sentAt = new Date().toISOString()
    await moveMail(payload, mail.id, handedOver, 'sent', { sentAt, problem: null, message: null })
  } else await moveMail(payload, mail.id, handedOver, 'waiting')
}

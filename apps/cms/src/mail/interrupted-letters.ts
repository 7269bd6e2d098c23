import type { Payload } from 'payload'
import type { Mail } from '../payload-types.ts'
import type { MailState } from './mail-kinds.ts'
import { inState, moveMail } from './move-mail.ts'
import { settleHandedOver } from './settle-handed-over.ts'

type Letter = Pick<Mail, 'id' | 'kind'>

/** Letters that a process is sending, by their state. */
export type LettersUnderWay = { sending: Letter[]; handedOver: Letter[] }

export async function findLettersUnderWay(payload: Payload): Promise<LettersUnderWay> {
  const [sending, handedOver] = await Promise.all([find(payload, 'sending'), find(payload, 'handedOver')])
  return { sending, handedOver }
}

/** Ends the work of a process that is certainly dead. A letter that was not handed over waits again. */
export async function requeueInterruptedLetters(payload: Payload, letters: LettersUnderWay): Promise<void> {
  for (const { id } of letters.sending) await moveMail(payload, id, inState('sending'), 'waiting')
  for (const mail of letters.handedOver) await settleHandedOver(payload, mail, inState('handedOver'))
}

async function find(payload: Payload, state: MailState): Promise<Letter[]> {
  const { docs } = await payload.find({
    collection: 'mails',
    where: inState(state),
    depth: 0,
    pagination: false,
    select: { kind: true },
  })
  return docs
}

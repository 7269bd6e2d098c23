import type { Payload } from 'payload'
import type { MailState } from './mail-kinds.ts'
import { is, moveMail } from './move-mail.ts'
import { lostTouch } from './send-mail.ts'

/** Letters that somebody is sending now, by how far they are. */
export type LettersUnderWay = { sending: number[]; handedOver: number[] }

export async function findLettersUnderWay(payload: Payload): Promise<LettersUnderWay> {
  const [sending, handedOver] = await Promise.all([idsOf(payload, 'sending'), idsOf(payload, 'handedOver')])
  return { sending, handedOver }
}

/**
 * Ends the work of a process that is certainly dead. A letter that was not handed over waits again; of one that was, nobody knows
 * whether it arrived (README.md).
 */
export async function giveBackLetters(payload: Payload, letters: LettersUnderWay): Promise<void> {
  for (const id of letters.sending) await moveMail(payload, id, is('sending'), 'waiting')
  for (const id of letters.handedOver) await moveMail(payload, id, is('handedOver'), 'unknown', lostTouch)
}

async function idsOf(payload: Payload, state: MailState): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'mails',
    where: is(state),
    depth: 0,
    pagination: false,
    select: {},
  })
  return docs.map(({ id }) => id)
}

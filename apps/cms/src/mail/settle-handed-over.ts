import { access } from 'node:fs/promises'
import type { Payload, Where } from 'payload'
import { environment } from '../environment.ts'
import type { Mail } from '../payload-types.ts'
import { letterFile, letterId } from './letter-files.ts'
import { moveMail } from './move-mail.ts'

/** Why nobody knows whether a letter arrived; its text is not kept. */
export const connectionLost = {
  problem: 'Связь прервалась, когда письмо было уже почти передано',
  message: null,
}

/**
 * Settles a letter that `handedOver` fits and whose process ended while its last byte was on the way. Of a mail server nobody knows whether
 * it has the letter, and the panel says so (docs/mail.md). In the folder of letters it lies, or it does not.
 */
export async function settleHandedOver(
  payload: Payload,
  mail: Pick<Mail, 'id' | 'kind'>,
  handedOver: Where,
): Promise<void> {
  if (environment.mail.smtpUrl) {
    await moveMail(payload, mail.id, handedOver, 'unknown', connectionLost)
    return
  }
  const isLaid = await access(letterFile(letterId(mail))).then(
    () => true,
    () => false,
  )
  if (isLaid) {
    const sentAt = new Date().toISOString()
    await moveMail(payload, mail.id, handedOver, 'sent', { sentAt, problem: null, message: null })
  } else await moveMail(payload, mail.id, handedOver, 'waiting')
}

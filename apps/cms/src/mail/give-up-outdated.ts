import type { Payload } from 'payload'
import { passwordLinkMs } from '../people/password-mail.ts'
import { is, moveMail } from './move-mail.ts'

/**
 * Gives up letters whose link to a new password has stopped working while they waited for the mail server: they help nobody any more,
 * and their text is not kept.
 */
export async function giveUpOutdatedMails(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - passwordLinkMs).toISOString()
  const { docs: mails } = await payload.find({
    collection: 'mails',
    where: { and: [{ kind: { equals: 'account' } }, is('waiting'), { createdAt: { less_than: before } }] },
    depth: 0,
    pagination: false,
    select: {},
  })
  for (const { id } of mails) {
    await moveMail(payload, id, is('waiting'), 'failed', {
      problem:
        'Ссылка в письме перестала работать раньше, чем его удалось отправить. Пусть сотрудник попросит новую.',
      message: null,
    })
  }
}

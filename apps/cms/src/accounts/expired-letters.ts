import type { Payload } from 'payload'
import { findAll } from '../databases/find.ts'
import { inState, moveMail } from '../mail/outbox.ts'
import { invitationMs } from './invitation.ts'
import { passwordLinkMs } from './password-reset.ts'

/** Letters about accounts hold a link that works for some time, by how their keys begin. */
const longestWaits = [
  { prefix: 'account/', ms: passwordLinkMs, remedy: 'Пусть сотрудник попросит новую.' },
  { prefix: 'invitation/', ms: invitationMs, remedy: 'Отправьте приглашение ещё раз.' },
]

/**
 * Gives up letters whose link to a new password has stopped working while they waited for the mail server: they help nobody any more,
 * and their text is not kept.
 */
export async function failExpiredMails(payload: Payload): Promise<void> {
  for (const { prefix, ms, remedy } of longestWaits) {
    const before = new Date(Date.now() - ms).toISOString()
    const mails = await findAll(payload, {
      collection: 'mails',
      where: {
        and: [
          { kind: { equals: 'account' } },
          { key: { contains: prefix } },
          inState('waiting'),
          { createdAt: { less_than: before } },
        ],
      },
      select: {},
    })
    for (const { id } of mails) {
      await moveMail(payload, id, inState('waiting'), 'failed', {
        problem: `Ссылка в письме перестала работать раньше, чем его удалось отправить. ${remedy}`,
        message: null,
      })
    }
  }
}

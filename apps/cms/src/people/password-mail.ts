import type { IncomingAuthType } from 'payload'
import { environment } from '../environment.ts'

type Mail = NonNullable<IncomingAuthType['forgotPassword']>

/** The mail to somebody who has forgotten his password. */
export const passwordMail: Pick<Mail, 'generateEmailSubject' | 'generateEmailHTML'> = {
  generateEmailSubject: () => 'Новый пароль для панели редакции',
  generateEmailHTML: ({ token } = {}) => {
    const address = `${environment.cmsUrl}/admin/reset/${encodeURIComponent(token ?? '')}`
    return [
      '<p>Здравствуйте.</p>',
      '<p>Кто-то, возможно вы, попросил новый пароль для панели редакции.</p>',
      `<p><a href="${address}">Задать новый пароль</a></p>`,
      '<p>Ссылка действует один час. Если вы ни о чём не просили, ничего не делайте: старый пароль продолжит работать.</p>',
    ].join('\n')
  },
}

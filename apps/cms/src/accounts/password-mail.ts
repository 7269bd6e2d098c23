import type { IncomingAuthType } from 'payload'
import { environment } from '../environment.ts'

type Mail = NonNullable<IncomingAuthType['forgotPassword']>

/** How long the link to a new password works. */
export const passwordLinkMs = 60 * 60 * 1000

/** The mail to a colleague who has forgotten their password. */
export const passwordMail: Pick<Mail, 'expiration' | 'generateEmailSubject' | 'generateEmailHTML'> = {
  expiration: passwordLinkMs,
  generateEmailSubject: () => 'Новый пароль для панели редакции',
  generateEmailHTML: ({ token } = {}) => {
    const address = `${environment.cmsUrl}/admin/new-password/${encodeURIComponent(token ?? '')}`
    return [
      '<p>Здравствуйте.</p>',
      '<p>Кто-то, возможно вы, попросил новый пароль для панели редакции.</p>',
      `<p><a href="${address}">Задать новый пароль</a></p>`,
      '<p>Ссылка действует один час. Если вы ни о чём не просили, ничего не делайте: старый пароль продолжит работать.</p>',
    ].join('\n')
  },
}

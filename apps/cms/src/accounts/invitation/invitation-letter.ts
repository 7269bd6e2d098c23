import { environment } from '../../environment.ts'
import type { Letter } from '../../mail/letter.ts'
import { escapeHtml } from '../../mail/letters/escape-html.ts'

const hourMs = 60 * 60 * 1000
/** How long the link of an invitation works. */
export const invitationMs = 72 * hourMs

type Invited = { name: string; email: string; token: string }

/** The letter that invites a colleague to the panel. */
export function writeInvitation({ name, email, token }: Invited): Letter {
  const address = `${environment.cmsUrl}/admin/new-password/${encodeURIComponent(token)}`
  const lines = [
    `Здравствуйте, ${name}.`,
    'Для вас завели учётную запись в\u00a0панели редакции. Чтобы войти, придумайте пароль по\u00a0ссылке:',
    `Входить нужно с\u00a0почтой ${email}. Ссылка действует три дня и\u00a0один раз. Не\u00a0успели\u00a0— попросите администратора прислать приглашение ещё раз.`,
    'Если вы не\u00a0ждали этого письма, ничего не\u00a0делайте.',
  ]
  const [greeting = '', intro = '', ...rest] = lines
  const html = [
    `<p>${escapeHtml(greeting)}</p>`,
    `<p>${intro}</p>`,
    `<p><a href="${address}">Придумать пароль</a></p>`,
    ...rest.map((line) => `<p>${escapeHtml(line)}</p>`),
  ]
  return {
    to: email,
    subject: 'Приглашение в\u00a0панель редакции',
    html: html.join('\n'),
    text: [greeting, intro, address, ...rest].join('\n\n'),
  }
}

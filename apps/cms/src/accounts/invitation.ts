import { randomBytes, randomUUID } from 'node:crypto'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type DateField,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  type UIField,
} from 'payload'
import { accessToField } from '../access/access.ts'
import { writeAuditEntry } from '../access/audit/entries.ts'
import { hasRole } from '../access/roles.ts'
import { environment } from '../environment.ts'
import { escapeHtml, type Letter } from '../mail/letter.ts'
import { queueMail } from '../mail/outbox.ts'
import type { User } from '../payload-types.ts'
import { noPassword } from './password-rule.ts'
import { loadAccount } from './sign-in/password.ts'

/**
 * Sends the letter with which a colleague sets the first password of their account, in the transaction of `req`; the link of an earlier
 * letter stops working. Answers when it was sent.
 */
export async function invite(
  req: PayloadRequest,
  { id, name, email }: Pick<User, 'id' | 'name' | 'email'>,
): Promise<string> {
  const token = randomBytes(20).toString('hex')
  const invitedAt = new Date()
  await req.payload.db.updateOne({
    collection: 'users',
    id,
    data: {
      invitedAt: invitedAt.toISOString(),
      resetPasswordToken: token,
      resetPasswordExpiration: new Date(invitedAt.getTime() + invitationMs).toISOString(),
    },
    req,
    returning: false,
  })
  const message = writeInvitation({ name, email, token })
  await queueMail(req, {
    key: `invitation/${randomUUID()}`,
    kind: 'account',
    title: message.subject,
    message: { ...message },
  })
  return invitedAt.toISOString()
}

/** A password that nobody knows, for an account whose owner has not set one yet. */
function unknownPassword(): string {
  // Its first letters satisfy the rule for passwords, the rest is the secret.
  return `aA1${randomBytes(12).toString('base64url')}`.slice(0, 19)
}

const hourMs = 60 * 60 * 1000
/** How long the link of an invitation works. */
export const invitationMs = 72 * hourMs

type Invited = { name: string; email: string; token: string }

/** The letter that invites a colleague to the panel. */
function writeInvitation({ name, email, token }: Invited): Letter {
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

const key = 'the account is made by invitation'

/** An administrator makes an account without a password: its owner sets one. Until then it has one that nobody knows. */
export const makeInvited: CollectionBeforeOperationHook<'users'> = ({ args, operation, req }) => {
  if (operation !== 'create' || !hasRole(req, 'admin')) return args
  const { password = noPassword } = args.data
  if (password !== noPassword) return args
  req.context[key] = true
  return { ...args, data: { ...args.data, password: unknownPassword() } }
}

/** Sends the invitation to an account just made without a password. */
export const sendInvitation: CollectionAfterChangeHook<User> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || req.context[key] !== true) return doc
  req.context[key] = false
  return { ...doc, invitedAt: await invite(req, doc) }
}

/** `POST /api/users/:id/invite`: sends the invitation again to a colleague who has not set a password yet. For administrators. */
export const inviteEndpoint: Endpoint = {
  path: '/:id/invite',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin')) throw new Forbidden(req.t)
    const account = await loadAccount(req, { id: { equals: Number(req.routeParams?.id) } })
    if (!account?.invitedAt) {
      throw new APIError(
        'Сотрудник уже задал пароль. Забытый меняют по\u00a0ссылке «Забыли пароль?» на\u00a0странице входа.',
        409,
        undefined,
        true,
      )
    }
    const invitedAt = await invite(req, account)
    await writeAuditEntry(req, {
      action: 'update',
      place: 'users',
      documentId: account.id,
      documentTitle: account.name,
      details: 'Отправлено приглашение',
    })
    return Response.json({ invitedAt })
  },
}

/** When the last invitation was sent; empty as soon as the person has set a password. Only the system writes here. */
export const invitedAtField: DateField = {
  name: 'invitedAt',
  type: 'date',
  label: 'Приглашение отправлено',
  access: accessToField('users.invitedAt'),
  admin: { hidden: true, disableListFilter: true },
}

/** Shows the state of the invitation, and a button to send it once more. */
export const invitationPanelField: UIField = {
  name: 'invitationPanel',
  type: 'ui',
  admin: {
    components: { Field: '/accounts/InvitationPanel.tsx#InvitationPanel' },
    disableListColumn: true,
  },
}

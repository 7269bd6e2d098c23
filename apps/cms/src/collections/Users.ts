import type { CollectionConfig } from 'payload'
import { accessTo, accessToField } from '../access/access.ts'
import { roleOf, roles } from '../access/roles.ts'
import { environment } from '../environment.ts'
import { refuseBlocked, signOutBlocked } from '../people/block-people.ts'
import { keepAnAdmin, keepAnAdminOnDelete } from '../people/keep-an-admin.ts'
import { makeFirstUserAdmin } from '../people/make-first-user-admin.ts'
import { passwordMail } from '../people/password-mail.ts'
import { requireRightPassword } from '../people/require-right-password.ts'
import { secondFactorField } from '../people/second-factor/second-factor-field.ts'
import { sessionEndpoints } from '../people/session-endpoints.ts'
import { rememberDevice, sessionsField } from '../people/sessions-field.ts'
import { signOutElsewhere } from '../people/sign-out-elsewhere.ts'
import { throttleLogins } from '../people/throttle-logins.ts'

const access = accessTo('users')

/** The first account is an administrator's, and shuts nobody out: nothing to choose. */
const unlessFirst = (_: unknown, __: unknown, { user }: { user: unknown }) => Boolean(user)

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Сотрудник', plural: 'Сотрудники' },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: 8 * 60 * 60,
    forgotPassword: passwordMail,
    // Lax, not Strict: the links in our mails lead into the panel.
    cookies: { sameSite: 'Lax', secure: environment.cmsUrl.startsWith('https:') },
  },
  access: { ...access, admin: ({ req }) => roleOf(req) !== undefined, unlock: access.create },
  admin: {
    group: 'Доступ',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'blocked', 'updatedAt'],
    listSearchableFields: ['name', 'email'],
    hidden: ({ user }) => user?.role !== 'admin',
  },
  endpoints: sessionEndpoints,
  hooks: {
    beforeOperation: [throttleLogins, requireRightPassword],
    beforeChange: [makeFirstUserAdmin, keepAnAdmin, signOutElsewhere, signOutBlocked],
    beforeDelete: [keepAnAdminOnDelete],
    beforeLogin: [refuseBlocked],
    afterLogin: [rememberDevice],
  },
  fields: [
    { name: 'name', type: 'text', label: 'Имя', required: true, maxLength: 80 },
    {
      name: 'role',
      type: 'select',
      label: 'Роль',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: [...roles],
      access: accessToField('users.role'),
      admin: {
        condition: unlessFirst,
        description:
          'Редактор ведёт материалы сайта, эксперт отвечает на вопросы посетителей, администратор делает и то и другое и управляет доступом.',
      },
    },
    {
      name: 'blocked',
      type: 'checkbox',
      label: 'Доступ закрыт',
      defaultValue: false,
      access: accessToField('users.blocked'),
      admin: {
        condition: unlessFirst,
        description: 'Сотрудник сразу выйдет из панели и не сможет войти. Сделанное им останется.',
      },
    },
    {
      name: 'toldOfQuestions',
      type: 'checkbox',
      label: 'Письма о новых вопросах',
      defaultValue: true,
      admin: { description: 'Приходят сразу, как посетитель задал вопрос.' },
    },
    secondFactorField,
    sessionsField,
    {
      name: 'sessionsPanel',
      type: 'ui',
      admin: { components: { Field: '/people/SessionsPanel/SessionsPanel.tsx#SessionsPanel' } },
    },
  ],
}

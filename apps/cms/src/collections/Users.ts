import type { CollectionConfig } from 'payload'
import { accessTo, accessToField } from '../access/access.ts'
import { roleOf, roles } from '../access/roles.ts'
import { rememberOriginal } from '../accounts/account-writes.ts'
import { makeFirstUserAdmin } from '../accounts/admins.ts'
import { firstAccountEndpoint } from '../accounts/first-account.ts'
import {
  invitationPanelField,
  invitedAtField,
  inviteEndpoint,
  makeInvited,
  sendInvitation,
} from '../accounts/invitation.ts'
import { passwordMail, resetPasswordEndpoint, throttlePasswordMail } from '../accounts/password-reset.ts'
import { secondFactorEndpoints } from '../accounts/second-factor/endpoints.ts'
import { requireSecondStep } from '../accounts/second-factor/second-step.ts'
import { secondFactorField } from '../accounts/second-factor/stored.ts'
import {
  refuseBlocked,
  rememberDevice,
  sessionEndpoints,
  sessionsField,
  signOutBlocked,
  signOutElsewhere,
} from '../accounts/sessions.ts'
import { loginEndpoint, unlockEndpoint } from '../accounts/sign-in/endpoints.ts'
import { requireCurrentPasswordForChange, requireRightPassword } from '../accounts/sign-in/password.ts'
import { environment } from '../environment.ts'

const access = accessTo('users')

/** Shown to everybody who is signed in. Without a condition the column would be required, and some accounts have no value. */
const whenSignedIn = (_: unknown, __: unknown, { user }: { user: unknown }) => Boolean(user)

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Сотрудник', plural: 'Сотрудники' },
  auth: {
    // Guesses are counted by account and address (accounts/sign-in/limits.ts); Payload's own lock, which anybody can bring about, never acts.
    maxLoginAttempts: Number.MAX_SAFE_INTEGER,
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
  // Endpoints with the path of one of Payload's replace it.
  endpoints: [
    loginEndpoint,
    firstAccountEndpoint,
    resetPasswordEndpoint,
    unlockEndpoint,
    inviteEndpoint,
    ...sessionEndpoints,
    ...secondFactorEndpoints,
  ],
  hooks: {
    beforeOperation: [
      throttlePasswordMail,
      makeInvited,
      requireRightPassword,
      requireCurrentPasswordForChange,
    ],
    beforeChange: [makeFirstUserAdmin, rememberOriginal, signOutElsewhere, signOutBlocked],
    afterChange: [sendInvitation],
    beforeLogin: [refuseBlocked, requireSecondStep],
    afterLogin: [rememberDevice],
  },
  fields: [
    {
      name: 'currentPasswordField',
      type: 'ui',
      admin: { components: { Field: '/accounts/CurrentPassword.tsx#CurrentPassword' } },
    },
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
        condition: whenSignedIn,
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
        condition: whenSignedIn,
        description: 'Сотрудник сразу выйдет из панели и не сможет войти. Сделанное им останется.',
      },
    },
    {
      // Whether this colleague gets a letter about each new question, and about an unassigned one that waits too long.
      // The assignee gets the second letter in any case.
      name: 'toldOfQuestions',
      type: 'checkbox',
      label: 'Письма о новых вопросах',
      defaultValue: true,
      admin: { description: 'Приходят сразу, как посетитель задал вопрос.' },
    },
    invitedAtField,
    invitationPanelField,
    secondFactorField,
    sessionsField,
    {
      name: 'secondFactorPanel',
      type: 'ui',
      admin: { components: { Field: '/accounts/second-factor/SecondFactorPanel.tsx#SecondFactorPanel' } },
    },
    {
      name: 'sessionsPanel',
      type: 'ui',
      admin: { components: { Field: '/accounts/SessionsPanel.tsx#SessionsPanel' } },
    },
  ],
}

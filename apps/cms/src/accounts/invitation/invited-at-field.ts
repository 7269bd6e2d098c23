import type { DateField, UIField } from 'payload'
import { accessToField } from '../../access/access.ts'

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
    components: { Field: '/accounts/invitation/InvitationPanel.tsx#InvitationPanel' },
    disableListColumn: true,
  },
}

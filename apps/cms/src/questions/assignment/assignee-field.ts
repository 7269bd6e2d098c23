import type { SingleRelationshipField } from 'payload'
import { accessToField } from '../../access/access.ts'
import { loadAnswerers } from './load-answerers.ts'

/**
 * The colleague who answers a question. When their account is deleted, the database empties this field: the question is unassigned
 * again, and reminders go to everybody who gets letters about new questions.
 */
export const assigneeField: SingleRelationshipField = {
  name: 'assignee',
  type: 'relationship',
  label: 'Кто отвечает',
  relationTo: 'users',
  index: true,
  access: accessToField('faq-questions.assignee'),
  // A list of ids: the panel queries with the rights of its user, and only administrators may filter by `blocked`.
  filterOptions: async ({ req }) => ({ id: { in: await loadAnswerers(req.payload) } }),
  // Payload would check the choice at every save: nobody could answer a question whose assignee has left meanwhile.
  validate: () => true,
  admin: {
    position: 'sidebar',
    allowCreate: false,
    allowEdit: false,
    components: { Cell: '/questions/assignment/AssigneeCell.tsx#AssigneeCell' },
    description: 'Выбранному придёт письмо, один раз.',
  },
}

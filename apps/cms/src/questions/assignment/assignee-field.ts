import type { SingleRelationshipField } from 'payload'
import { accessToField } from '../../access/access.ts'
import { loadAnswerers } from './load-answerers.ts'

/**
 * The colleague who answers a question. When their account is deleted, the database empties this field: the question is nobody's
 * again, and reminders go to everybody who hears of new questions.
 */
export const assigneeField: SingleRelationshipField = {
  name: 'assignee',
  type: 'relationship',
  label: 'Кто отвечает',
  relationTo: 'users',
  index: true,
  access: accessToField('faq-questions.assignee'),
  // Named one by one: the panel asks for them as the person who looks, and only administrators may ask who is blocked.
  filterOptions: async ({ req }) => ({ id: { in: await loadAnswerers(req.payload) } }),
  // Payload would ask at every save that the choice still fits: nobody could answer a question of a colleague who has left meanwhile.
  validate: () => true,
  admin: {
    position: 'sidebar',
    allowCreate: false,
    allowEdit: false,
    components: { Cell: '/questions/assignment/AssigneeCell.tsx#AssigneeCell' },
    description: 'Выбранному придёт письмо, один раз.',
  },
}

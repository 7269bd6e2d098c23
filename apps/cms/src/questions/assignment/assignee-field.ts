import type { SingleRelationshipField } from 'payload'
import { accessToField } from '../../access/access.ts'

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
  filterOptions: { role: { in: ['expert', 'admin'] }, blocked: { not_equals: true } },
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

import type { TextareaField } from 'payload'
import { accessToField } from '../access/access.ts'

/** A note of colleagues about a question. No letter and no page shows it; it is erased with the question's sender. */
export const noteField: TextareaField = {
  name: 'note',
  custom: { typeset: false },
  type: 'textarea',
  label: 'Заметка для своих',
  maxLength: 2000,
  access: accessToField('faq-questions.note'),
  admin: {
    description:
      'Видят эксперты и администраторы. Ни на сайт, ни в письмо посетителю она не попадает и стирается вместе с его данными.',
  },
}

import type { TextareaField } from 'payload'
import { accessToField } from '../access/access.ts'

/** What colleagues tell each other about a question: in no letter, and on no site. Erased with its sender. */
export const noteField: TextareaField = {
  name: 'note',
  type: 'textarea',
  label: 'Заметка для своих',
  maxLength: 2000,
  access: accessToField('faq-questions.note'),
  admin: {
    description:
      'Видят эксперты и администраторы. Ни на сайт, ни в письмо посетителю она не попадает и стирается вместе с его данными.',
  },
}

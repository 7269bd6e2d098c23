import type { GroupField } from 'payload'
import { accessToField } from '../../access/access.ts'
import { defaultRetentionMonths } from './forget-old-task.ts'

/** How long visitors are known. */
export const retentionField: GroupField = {
  name: 'personalData',
  type: 'group',
  label: 'Персональные данные посетителей',
  access: accessToField('site-settings.personalData'),
  fields: [
    {
      name: 'retentionMonths',
      type: 'number',
      label: 'Сколько месяцев хранить данные спросившего после ответа',
      required: true,
      defaultValue: defaultRetentionMonths,
      min: 1,
      max: 120,
      admin: {
        step: 1,
        description:
          'Имя, почту и вопрос сайт забудет потом сам, ночью. Вопросы без ответа считаются с дня, когда их задали. Тот же срок должен стоять в политике и в согласии.',
      },
    },
  ],
}

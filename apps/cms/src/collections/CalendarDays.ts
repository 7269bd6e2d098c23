import type { CollectionConfig } from 'payload'
import { accessTo } from '../access/access.ts'

const dayOnly = { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' } as const

/** Days that are not as the law has them in every year: those that the government has moved (`questions/working-days.ts`). */
export const CalendarDays: CollectionConfig = {
  slug: 'calendar-days',
  labels: { singular: 'Дни календаря', plural: 'Производственный календарь' },
  access: accessTo('calendar-days'),
  defaultSort: '-from',
  admin: {
    group: 'Вопросы',
    useAsTitle: 'note',
    defaultColumns: ['note', 'from', 'until', 'kind'],
    description:
      'Перенесённые дни: по ним считается обещанный срок ответа. Субботы, воскресенья и праздники сайт знает сам — и понедельник вместо праздника, который выпал на выходной. Если этот понедельник стал рабочим, добавьте его как рабочий день.',
  },
  fields: [
    {
      name: 'note',
      type: 'text',
      label: 'Что за дни',
      required: true,
      maxLength: 120,
      admin: { description: 'Например: «Выходной, перенесённый с 3 января».' },
    },
    {
      name: 'from',
      type: 'date',
      label: 'Первый день',
      required: true,
      index: true,
      admin: { date: dayOnly },
    },
    {
      name: 'until',
      type: 'date',
      label: 'Последний день',
      admin: { date: dayOnly, description: 'Пусто — один день.' },
      validate: (value: unknown, { siblingData }: { siblingData: { from?: unknown } }) =>
        !value ||
        new Date(String(value)) >= new Date(String(siblingData.from)) ||
        'Последний день не может быть раньше первого.',
    },
    {
      name: 'kind',
      type: 'select',
      label: 'Какие это дни',
      required: true,
      defaultValue: 'off',
      options: [
        { value: 'off', label: 'Нерабочие' },
        { value: 'working', label: 'Рабочие' },
      ],
    },
  ],
}

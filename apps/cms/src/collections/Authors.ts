import type { CollectionConfig } from 'payload'
import { accessTo } from '../access/access.ts'
import { pictureField } from '../content/shared-fields.ts'

/** Those whose name stands over an article: people, or a whole editorial board. */
export const Authors: CollectionConfig = {
  slug: 'authors',
  labels: { singular: 'Автор', plural: 'Авторы' },
  access: accessTo('authors'),
  admin: {
    group: 'Материалы',
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'updatedAt'],
    description: 'Имя стоит над статьёй, рассказ об авторе — под ней. Пишите только то, что правда.',
  },
  fields: [
    { name: 'name', type: 'text', label: 'Имя', required: true, maxLength: 80 },
    {
      name: 'kind',
      type: 'select',
      label: 'Кто это',
      required: true,
      defaultValue: 'person',
      options: [
        { value: 'person', label: 'Человек' },
        { value: 'team', label: 'Редакция' },
      ],
      admin: { description: 'Для поисковых систем: у человека и у редакции разные карточки.' },
    },
    { name: 'role', type: 'text', label: 'Чем занимается', maxLength: 80 },
    {
      name: 'about',
      type: 'textarea',
      label: 'Об авторе',
      maxLength: 500,
      admin: { description: 'Два-три предложения. Стоят под статьёй.' },
    },
    pictureField('picture', 'Портрет'),
  ],
}

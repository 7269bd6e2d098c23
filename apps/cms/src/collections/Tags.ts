import type { CollectionConfig } from 'payload'
import { accessTo } from '../access/access.ts'
import { pictureField } from '../content/shared-fields.ts'
import { slugField } from '../content/slug-field.ts'

export const Tags: CollectionConfig = {
  slug: 'tags',
  labels: { singular: 'Тема', plural: 'Темы' },
  orderable: true,
  access: accessTo('tags'),
  admin: {
    group: 'Материалы',
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'updatedAt'],
    description: 'Темы связывают статьи, уроки, вопросы и оттенки. Порядок меняется перетаскиванием.',
  },
  fields: [
    { name: 'name', type: 'text', label: 'Название', required: true, maxLength: 60 },
    slugField('tags', 'name'),
    {
      name: 'description',
      type: 'textarea',
      label: 'Одно предложение о теме',
      maxLength: 200,
      admin: { description: 'Стоит под названием на странице темы.' },
    },
    {
      ...pictureField('picture', 'Картинка темы'),
      admin: { description: 'Ею открывается страница темы. Без неё — картинкой первой статьи.' },
    },
  ],
}

import type { CollectionConfig } from 'payload'
import { accessTo } from '../access/access.ts'
import { slugField } from '../fields/slug.ts'

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
  ],
}

import type { CollectionConfig } from 'payload'
import { accessTo } from '../access/access.ts'
import { previewButton } from '../content/preview/preview.ts'
import {
  draftsWithVersions,
  publishedAtField,
  publishedIndexes,
  setPublishedAt,
  setReadingMinutes,
} from '../content/publication.ts'
import { seoTab } from '../content/seo.ts'
import { addressRules, fromAddress, pictureField, tagsField } from '../content/shared-fields.ts'
import { slugField } from '../content/slug-field.ts'

export const Articles: CollectionConfig = {
  slug: 'articles',
  labels: { singular: 'Статья', plural: 'Статьи' },
  defaultSort: '-publishedAt',
  indexes: publishedIndexes('publishedAt'),
  trash: true,
  versions: draftsWithVersions,
  access: accessTo('articles'),
  hooks: { beforeChange: [setPublishedAt, setReadingMinutes] },
  admin: {
    group: 'Материалы',
    useAsTitle: 'title',
    preview: previewButton('articles'),
    defaultColumns: ['title', 'tags', '_status', 'publishedAt', 'updatedAt'],
    listSearchableFields: ['title', 'description', 'slug'],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Текст',
          fields: [
            {
              name: 'title',
              type: 'text',
              label: 'Заголовок',
              required: true,
              maxLength: 120,
              hooks: { beforeValidate: [fromAddress] },
            },
            {
              name: 'description',
              type: 'textarea',
              label: 'Краткое описание',
              required: true,
              maxLength: 300,
              admin: { description: 'Одно-два предложения для списка статей и для поисковых систем.' },
            },
            pictureField('preview', 'Картинка статьи'),
            {
              name: 'body',
              type: 'richText',
              label: 'Текст статьи',
              required: true,
              admin: { components: { Diff: '/content/rich-text/BodyDiff.tsx#BodyDiff' } },
            },
          ],
        },
        {
          label: 'Связи',
          fields: [
            {
              name: 'lessons',
              type: 'relationship',
              label: 'Уроки к статье',
              relationTo: 'videos',
              hasMany: true,
              admin: {
                description:
                  'Если не выбрать, подойдут уроки на те же темы, а\u00a0если их мало\u00a0— близкие по\u00a0содержанию.',
              },
            },
            {
              name: 'products',
              type: 'relationship',
              label: 'Оттенки к статье',
              relationTo: 'products',
              hasMany: true,
              admin: {
                description:
                  'Если не выбрать, подойдут оттенки на те же темы, а\u00a0если их мало\u00a0— близкие по\u00a0содержанию.',
              },
            },
            {
              name: 'href',
              type: 'text',
              label: 'Другой адрес',
              ...addressRules,
              admin: { description: 'Заполните, если статью читают не на этом сайте.' },
            },
          ],
        },
        seoTab,
      ],
    },
    slugField('articles'),
    tagsField,
    {
      name: 'author',
      type: 'relationship',
      label: 'Автор',
      relationTo: 'authors',
      admin: { position: 'sidebar', description: 'Без автора статья подписана именем сайта.' },
    },
    publishedAtField,
    {
      name: 'readingMinutes',
      type: 'number',
      label: 'Минут на чтение',
      admin: { position: 'sidebar', readOnly: true, description: 'Считается по длине текста.' },
    },
  ],
}

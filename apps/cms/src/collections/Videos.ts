import type { CollectionConfig } from 'payload'
import { accessTo } from '../access/access.ts'
import { providerOptions, validateStepTime, validateVideoPage } from '../content/lesson-fields.ts'
import { fillLength, validateLength } from '../content/lessons/length.ts'
import { previewButton } from '../content/preview/preview.ts'
import {
  draftsWithVersions,
  publishedAtField,
  publishedIndexes,
  setPublishedAt,
} from '../content/publication.ts'
import { seoTab } from '../content/seo.ts'
import { pictureField, rowLabel, tagsField } from '../content/shared-fields.ts'
import { slugField } from '../content/slug-field.ts'
import { environment } from '../environment.ts'

export const Videos: CollectionConfig = {
  slug: 'videos',
  labels: { singular: 'Видеоурок', plural: 'Видеоуроки' },
  orderable: true,
  indexes: publishedIndexes(),
  trash: true,
  versions: draftsWithVersions,
  access: accessTo('videos'),
  hooks: { beforeChange: [setPublishedAt] },
  admin: {
    group: 'Материалы',
    useAsTitle: 'title',
    preview: previewButton('videos'),
    defaultColumns: ['title', 'tags', 'durationSeconds', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'description', 'slug'],
    description: 'Порядок уроков на сайте меняется перетаскиванием.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Урок',
          fields: [
            { name: 'title', type: 'text', label: 'Название', required: true, maxLength: 120 },
            {
              name: 'description',
              type: 'textarea',
              label: 'Краткое описание',
              required: true,
              maxLength: 300,
            },
            {
              name: 'provider',
              type: 'select',
              label: 'Откуда видео',
              required: true,
              defaultValue: 'file',
              options: providerOptions,
              admin: {
                description:
                  'YouTube в России ограничен, а рекламу на таких площадках ФАС считает незаконной: сверьтесь с юристом.',
              },
            },
            {
              name: 'file',
              type: 'upload',
              label: 'Видеофайл',
              relationTo: 'video-files',
              filterOptions: { mimeType: { like: 'video/' } },
              validate: (value: unknown, { siblingData }: { siblingData: { provider?: string } }) =>
                siblingData.provider !== 'file' || value
                  ? true
                  : 'Загрузите видеофайл или выберите другой источник.',
              admin: { condition: (_, siblingData) => siblingData.provider === 'file' },
            },
            {
              name: 'captions',
              type: 'upload',
              label: 'Субтитры (WebVTT)',
              relationTo: 'video-files',
              filterOptions: { mimeType: { equals: 'text/vtt' } },
              admin: { condition: (_, siblingData) => siblingData.provider === 'file' },
            },
            {
              name: 'pageUrl',
              type: 'text',
              label: 'Адрес видео',
              validate: validateVideoPage,
              admin: {
                condition: (_, siblingData) => siblingData.provider !== 'file',
                description: 'Адрес страницы с видео, скопированный из браузера.',
              },
            },
            { ...pictureField('preview', 'Кадр для списка'), required: true },
            {
              name: 'durationSeconds',
              type: 'number',
              label: 'Длительность в секундах',
              required: true,
              min: 1,
              max: 14_400,
              validate: validateLength,
              hooks: { beforeValidate: [fillLength] },
              // A file in a bucket is not read for its length.
              ...(environment.storage
                ? {}
                : {
                    admin: { description: 'Для видео на этом сайте можно не заполнять: её скажет сам файл.' },
                  }),
            },
          ],
        },
        {
          label: 'Шаги и расшифровка',
          fields: [
            {
              name: 'steps',
              type: 'array',
              label: 'Шаги урока',
              labels: { singular: 'Шаг', plural: 'Шаги' },
              admin: { components: { RowLabel: rowLabel('Шаг', 'title') } },
              fields: [
                {
                  name: 'at',
                  type: 'number',
                  label: 'С какой секунды',
                  required: true,
                  min: 0,
                  validate: validateStepTime,
                },
                { name: 'title', type: 'text', label: 'Название шага', required: true, maxLength: 80 },
                { name: 'text', type: 'textarea', label: 'Что делать', required: true, maxLength: 300 },
              ],
            },
            {
              name: 'transcript',
              type: 'textarea',
              label: 'Расшифровка',
              required: true,
              admin: {
                rows: 12,
                description: 'Всё, что сказано в уроке: для тех, кто не слышит или не может смотреть.',
              },
            },
          ],
        },
        {
          label: 'Связи',
          fields: [
            {
              name: 'products',
              type: 'relationship',
              label: 'Оттенки к уроку',
              relationTo: 'products',
              hasMany: true,
              admin: {
                description:
                  'Если не выбрать, подойдут оттенки на те же темы, а\u00a0если их мало\u00a0— близкие по\u00a0содержанию.',
              },
            },
          ],
        },
        seoTab,
      ],
    },
    slugField('videos'),
    tagsField,
    publishedAtField,
  ],
}

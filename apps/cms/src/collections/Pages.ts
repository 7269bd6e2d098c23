import type { CollectionConfig } from 'payload'
import { accessTo } from '../access/access.ts'
import { previewButton } from '../content/preview/preview.ts'
import { draftsWithVersions } from '../content/publication.ts'
import { pageCheck } from '../content/second-person/check-endpoints.ts'
import {
  checkedField,
  checkPanel,
  noteDraftRestore,
  requireSecondPerson,
} from '../content/second-person/rule.ts'
import { seoTab } from '../content/seo.ts'
import { slugField } from '../content/slug-field.ts'

export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Страница', plural: 'Страницы' },
  trash: true,
  versions: draftsWithVersions,
  access: accessTo('pages'),
  endpoints: pageCheck,
  hooks: { beforeOperation: [noteDraftRestore], beforeChange: [requireSecondPerson] },
  admin: {
    group: 'Оформление',
    useAsTitle: 'title',
    preview: previewButton('pages'),
    defaultColumns: ['title', '_status', 'updatedAt'],
    description:
      'Политики, согласие и первая помощь. Их адреса: /privacy, /cookies, /consent, /help. Публикуют их вдвоём: один пишет, другой проверяет.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Текст',
          fields: [
            { name: 'title', type: 'text', label: 'Заголовок', required: true, maxLength: 120 },
            {
              name: 'description',
              type: 'textarea',
              label: 'Краткое описание',
              required: true,
              maxLength: 300,
            },
            {
              name: 'body',
              type: 'richText',
              label: 'Текст',
              required: true,
              admin: { components: { Diff: '/content/rich-text/BodyDiff.tsx#BodyDiff' } },
            },
          ],
        },
        seoTab,
      ],
    },
    slugField('pages'),
    checkPanel,
    checkedField,
  ],
}

import type { CollectionConfig } from 'payload'
import { accessTo } from '../access/access.ts'
import { previewButton } from '../content/preview/preview.ts'
import { draftsWithVersions } from '../content/publication.ts'
import { addressRules, pictureField } from '../content/shared-fields.ts'

export const Slides: CollectionConfig = {
  slug: 'slides',
  labels: { singular: 'Слайд', plural: 'Слайды' },
  orderable: true,
  trash: true,
  versions: draftsWithVersions,
  access: accessTo('slides'),
  admin: {
    group: 'Оформление',
    useAsTitle: 'title',
    preview: previewButton('slides'),
    defaultColumns: ['title', 'href', '_status', 'updatedAt'],
    description: 'Карусель вверху страниц. Порядок меняется перетаскиванием.',
  },
  fields: [
    { name: 'title', type: 'text', label: 'Заголовок', required: true, maxLength: 80 },
    { name: 'text', type: 'textarea', label: 'Текст', required: true, maxLength: 200 },
    { name: 'href', type: 'text', label: 'Куда ведёт', required: true, ...addressRules },
    { name: 'linkLabel', type: 'text', label: 'Надпись на ссылке', required: true, maxLength: 40 },
    {
      ...pictureField('picture', 'Картинка'),
      required: true,
      admin: { description: 'Широкая, не уже 2400 точек; левые две пятых спокойные: на них стоит текст.' },
    },
    {
      name: 'theme',
      type: 'select',
      label: 'Фон картинки',
      required: true,
      defaultValue: 'light',
      options: [
        { value: 'light', label: 'Светлый: текст тёмный' },
        { value: 'dark', label: 'Тёмный: текст светлый' },
      ],
    },
  ],
}

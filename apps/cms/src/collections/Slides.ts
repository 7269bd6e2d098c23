import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { accessTo } from '../access/access.ts'
import { previewButton } from '../content/preview/preview.ts'
import { draftsWithVersions } from '../content/publication.ts'
import { addressRules, pictureField } from '../content/shared-fields.ts'

/** A field that is filled in together with another one, or neither is. */
function togetherWith(other: 'advertiser' | 'erid', missing: string): TextFieldSingleValidation {
  return (value, options) => {
    const { [other]: neighbour }: { advertiser?: unknown; erid?: unknown } = options.siblingData
    if (!value?.trim() && neighbour) return missing
    return text(value, options)
  }
}

const advertiserRule = togetherWith(
  'erid',
  'Токен есть, а рекламодателя нет. Впишите его или, если слайд не реклама, уберите токен.',
)
const needsAdvertiser = togetherWith(
  'advertiser',
  'Рекламодатель есть, а токена нет. Впишите его или, если слайд не реклама, уберите рекламодателя.',
)
const eridRule: TextFieldSingleValidation = (value, options) =>
  !value?.trim() || /^[A-Za-z0-9]{6,64}$/.test(value)
    ? needsAdvertiser(value, options)
    : 'В токене только латинские буквы и цифры, от 6 до 64. Скопируйте его из кабинета оператора рекламных данных.'

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
    {
      type: 'row',
      fields: [
        {
          name: 'advertiser',
          type: 'text',
          label: 'Рекламодатель',
          maxLength: 120,
          validate: advertiserRule,
          admin: { description: 'Если слайд — реклама, заполните оба поля: на нём появится пометка.' },
        },
        {
          name: 'erid',
          type: 'text',
          label: 'Токен рекламы (erid)',
          validate: eridRule,
        },
      ],
    },
  ],
}

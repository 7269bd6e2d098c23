import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { accessTo } from '../access/access.ts'
import { previewButton } from '../content/preview/preview.ts'
import { draftsWithVersions } from '../content/publication.ts'
import { addressRules, pictureField } from '../content/shared-fields.ts'

/** The advertiser and the token are both filled in, or neither is. */
const eridRule: TextFieldSingleValidation = (value, { siblingData }) => {
  const { advertiser }: { advertiser?: unknown } = siblingData
  const erid = value?.trim()
  if (value && erid && !/^[A-Za-z0-9]{6,64}$/.test(value))
    return 'В токене только латинские буквы и цифры, от 6 до 64. Скопируйте его из кабинета оператора рекламных данных.'
  if (Boolean(erid) === Boolean(String(advertiser ?? '').trim())) return true
  return erid
    ? 'Токен есть, а рекламодателя нет. Впишите его или, если слайд не реклама, уберите токен.'
    : 'Рекламодатель есть, а токена нет. Впишите его или, если слайд не реклама, уберите рекламодателя.'
}

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
          admin: { description: 'Если слайд — реклама, заполните оба поля: на нём появится пометка.' },
        },
        { name: 'erid', type: 'text', label: 'Токен рекламы (erid)', validate: eridRule },
      ],
    },
  ],
}

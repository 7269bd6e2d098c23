import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { accessTo } from '../access/access.ts'
import { collectionsWithPages, toPath } from '../content/redirects.ts'
import { addressRules, validateAddress } from '../content/shared-fields.ts'

const validateFrom: TextFieldSingleValidation = (value) =>
  value && toPath(value)
    ? true
    : 'Укажите путь на этом сайте: он начинается с косой черты, например /staraya-stranica.'

const validateTarget: TextFieldSingleValidation = (value, options) => {
  if (!value) return 'Укажите, куда вести посетителя.'
  const { from } = options.data as { from?: string }
  if (from && toPath(value) === toPath(from)) return 'Новый адрес совпадает со старым. Укажите другой.'
  return validateAddress(value, options)
}

/** Where pages have moved to. Those of a changed address are written by `content/redirects.ts`, others by editors. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Переадресация', plural: 'Переадресации' },
  access: accessTo('redirects'),
  admin: {
    group: 'Оформление',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to.reference', 'to.url', 'type', 'updatedAt'],
    listSearchableFields: ['from'],
    description:
      'Куда ведут старые адреса. Когда у опубликованного материала меняется адрес, переадресация появляется здесь сама.',
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      label: 'Старый адрес',
      required: true,
      unique: true,
      index: true,
      validate: validateFrom,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' && toPath(value)) || value] },
      admin: { description: 'Путь на этом сайте. Переадресация сработает, только если такой страницы нет.' },
    },
    {
      name: 'to',
      type: 'group',
      label: false,
      fields: [
        {
          name: 'type',
          type: 'radio',
          label: 'Куда ведёт',
          defaultValue: 'reference',
          options: [
            { value: 'reference', label: 'К материалу сайта' },
            { value: 'custom', label: 'По адресу' },
          ],
          admin: { layout: 'horizontal' },
        },
        {
          name: 'reference',
          type: 'relationship',
          label: 'Материал',
          relationTo: [...collectionsWithPages],
          required: true,
          admin: { condition: (_, to) => to?.type === 'reference' },
        },
        {
          name: 'url',
          type: 'text',
          label: 'Новый адрес',
          required: true,
          ...addressRules,
          validate: validateTarget,
          admin: { condition: (_, to) => to?.type === 'custom' },
        },
      ],
    },
    {
      name: 'type',
      type: 'select',
      label: 'Надолго ли',
      required: true,
      defaultValue: '301',
      options: [
        { value: '301', label: 'Навсегда (301): поисковые системы запомнят новый адрес' },
        { value: '302', label: 'На время (302): в поиске останется старый адрес' },
      ],
    },
  ],
}

import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import type { Field, TextFieldSingleValidation } from 'payload'
import { accessTo } from '../../access/access.ts'
import { validateAddress } from '../fields/address.ts'
import { toPath } from './path.ts'
import { collectionsWithPages } from './remember-moves.ts'

/** Where pages have moved to. Those of a changed address are written by `remember-moves.ts`, others by editors. */
export const redirects = redirectsPlugin({
  collections: [...collectionsWithPages],
  redirectTypes: ['301', '302'],
  redirectTypeFieldOverride: {
    label: 'Надолго ли',
    defaultValue: '301',
    options: [
      { value: '301', label: 'Навсегда (301): поисковые системы запомнят новый адрес' },
      { value: '302', label: 'На время (302): в поиске останется старый адрес' },
    ],
  },
  overrides: {
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
    fields: ({ defaultFields }) => defaultFields.map(inRussian),
  },
})

const validateFrom: TextFieldSingleValidation = (value) =>
  value && toPath(value)
    ? true
    : 'Укажите путь на этом сайте: он начинается с косой черты, например /staraya-stranica.'

/** Keeps the fields of the plugin, which knows no Russian. */
function inRussian(field: Field): Field {
  if (field.type === 'text' && field.name === 'from' && !field.hasMany) {
    return {
      ...field,
      label: 'Старый адрес',
      validate: validateFrom,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' && toPath(value)) || value] },
      admin: { description: 'Путь на этом сайте. Переадресация сработает, только если такой страницы нет.' },
    }
  }
  if (field.type === 'group') return { ...field, fields: field.fields.map(targetInRussian) }
  return field
}

function targetInRussian(field: Field): Field {
  if (field.type === 'radio') {
    return {
      ...field,
      label: 'Куда ведёт',
      options: [
        { value: 'reference', label: 'К материалу сайта' },
        { value: 'custom', label: 'По адресу' },
      ],
    }
  }
  if (field.type === 'relationship') return { ...field, label: 'Материал' }
  if (field.type === 'text' && !field.hasMany) {
    return { ...field, label: 'Новый адрес', validate: validateTarget }
  }
  return field
}

const validateTarget: TextFieldSingleValidation = (value, options) => {
  if (!value) return 'Укажите, куда вести посетителя.'
  const { from } = options.data as { from?: string }
  if (from && toPath(value) === toPath(from)) return 'Новый адрес совпадает со старым. Укажите другой.'
  return validateAddress(value, options)
}

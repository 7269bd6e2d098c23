import type { CollectionConfig } from 'payload'
import { accessTo } from '../access/access.ts'
import { validateAddress } from '../fields/address.ts'
import { draftsWithVersions } from '../fields/drafts.ts'
import { validateEan } from '../fields/ean.ts'
import { pictureField } from '../fields/picture.ts'
import { tagsField } from '../fields/tags.ts'
import { previewButton } from '../preview/preview-links.ts'
import { publishedIndexes } from './published-indexes.ts'

export const Products: CollectionConfig = {
  slug: 'products',
  labels: { singular: 'Оттенок', plural: 'Оттенки' },
  orderable: true,
  indexes: publishedIndexes(),
  trash: true,
  versions: draftsWithVersions,
  access: accessTo('products'),
  admin: {
    group: 'Материалы',
    useAsTitle: 'title',
    preview: previewButton('products'),
    defaultColumns: ['title', 'ean', 'series', 'group', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'ean', 'shadeNumber', 'shadeName'],
    description: 'Палитра на главной странице. Порядок меняется перетаскиванием.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Оттенок',
          fields: [
            { name: 'title', type: 'text', label: 'Полное название', required: true, maxLength: 120 },
            {
              name: 'ean',
              type: 'text',
              label: 'Штрихкод (EAN)',
              required: true,
              unique: true,
              index: true,
              // A copy is another shade: its barcode is for the editor to fill in.
              hooks: { beforeDuplicate: [() => null] },
              validate: validateEan,
            },
            {
              type: 'row',
              fields: [
                { name: 'brand', type: 'text', label: 'Марка', required: true },
                { name: 'series', type: 'text', label: 'Серия', required: true },
                { name: 'group', type: 'text', label: 'Группа', required: true },
              ],
            },
            {
              type: 'row',
              fields: [
                { name: 'shadeNumber', type: 'text', label: 'Номер оттенка', required: true },
                { name: 'shadeName', type: 'text', label: 'Название оттенка', required: true },
                {
                  name: 'hex',
                  type: 'text',
                  label: 'Цвет образца',
                  required: true,
                  validate: (value: unknown) =>
                    typeof value === 'string' && /^#[0-9A-Fa-f]{6}$/.test(value)
                      ? true
                      : 'Шесть знаков после решётки, например #9C2F1C.',
                },
              ],
            },
            pictureField('picture', 'Образец'),
            { name: 'description', type: 'textarea', label: 'Описание', required: true },
            {
              name: 'benefits',
              type: 'text',
              hasMany: true,
              label: 'Чем хорош',
              admin: { description: 'Каждое преимущество вводите отдельно, клавишей Enter.' },
            },
            { name: 'howToUse', type: 'textarea', label: 'Как пользоваться', required: true },
            { name: 'volume', type: 'text', label: 'В упаковке', required: true },
          ],
        },
        {
          label: 'Цвет и волосы',
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'level', type: 'number', label: 'Уровень', required: true, min: 0, max: 12 },
                { name: 'tone', type: 'text', label: 'Тон цифрами', required: true },
                { name: 'toneName', type: 'text', label: 'Тон словами', required: true },
                {
                  name: 'greyCoverage',
                  type: 'number',
                  label: 'Закрашивание седины (%)',
                  required: true,
                  min: 0,
                  max: 100,
                },
              ],
            },
            {
              name: 'baseRange',
              type: 'group',
              label: 'Для каких волос',
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'min', type: 'number', label: 'От уровня', required: true, min: 1, max: 12 },
                    { name: 'max', type: 'number', label: 'До уровня', required: true, min: 1, max: 12 },
                    {
                      name: 'hair',
                      type: 'select',
                      hasMany: true,
                      label: 'Волосы',
                      required: true,
                      options: [
                        { value: 'natural', label: 'Натуральные' },
                        { value: 'colored', label: 'Окрашенные' },
                        { value: 'lightened', label: 'Осветлённые' },
                      ],
                    },
                  ],
                },
                { name: 'note', type: 'text', label: 'Пояснение', required: true },
              ],
            },
          ],
        },
        {
          label: 'Где купить',
          fields: [
            {
              name: 'links',
              type: 'array',
              label: 'Ссылки',
              labels: { singular: 'Ссылка', plural: 'Ссылки' },
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'shop', type: 'text', label: 'Магазин или издание', required: true },
                    {
                      name: 'type',
                      type: 'select',
                      label: 'Что по ссылке',
                      required: true,
                      defaultValue: 'shop',
                      options: [
                        { value: 'shop', label: 'Магазин' },
                        { value: 'review', label: 'Отзывы' },
                        { value: 'instruction', label: 'Инструкция' },
                        { value: 'article', label: 'Статья' },
                      ],
                    },
                  ],
                },
                { name: 'href', type: 'text', label: 'Адрес', required: true, validate: validateAddress },
              ],
            },
          ],
        },
      ],
    },
    tagsField,
  ],
}

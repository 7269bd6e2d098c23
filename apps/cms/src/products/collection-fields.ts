import type { Field } from 'payload'
import { addressRules, pictureField, rowLabel } from '../content/shared-fields.ts'
import { linkTypeOptions } from './link-types.ts'
import { type ProductFieldName, productFieldNames, toPayloadField } from './product-fields.ts'

type FinderField = ProductFieldName extends infer Name
  ? Name extends `finder.${infer Last}`
    ? Last
    : never
  : never

const placed = new Set<ProductFieldName>()

function place(name: ProductFieldName): Field {
  placed.add(name)
  return toPayloadField(name)
}

function rowOf(...names: FinderField[]): Field {
  return { type: 'row', fields: names.map((name) => place(`finder.${name}`)) }
}

/** Fields that have been given no place of their own, by the group that they are in. */
function restOf(group: '' | 'baseRange.' | 'finder.'): Field[] {
  const rest = productFieldNames.filter((name) => !placed.has(name))
  return rest
    .filter((name) => (group ? name.startsWith(group) : !name.includes('.')))
    .map((name) => place(name))
}

/** The form of a product in the panel: where each field of the table stands, with the picture and the links. */
export const collectionFields: Field[] = [
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Оттенок',
        fields: [
          place('title'),
          place('ean'),
          {
            type: 'row',
            fields: [place('brand'), place('series'), place('group')],
          },
          {
            type: 'row',
            fields: [place('shadeNumber'), place('shadeName'), place('hex')],
          },
          pictureField('picture', 'Образец'),
          place('description'),
          place('benefits'),
          place('proof'),
          place('howToUse'),
          place('composition'),
          place('volume'),
        ],
      },
      {
        label: 'Цвет и волосы',
        fields: [
          {
            type: 'row',
            fields: [place('level'), place('tone'), place('toneName'), place('greyCoverage')],
          },
          {
            name: 'baseRange',
            type: 'group',
            label: 'Для каких волос',
            fields: [
              {
                type: 'row',
                fields: [place('baseRange.min'), place('baseRange.max'), place('baseRange.hair')],
              },
              place('baseRange.note'),
              ...restOf('baseRange.'),
            ],
          },
        ],
      },
      {
        label: 'Подбор оттенка',
        description:
          'По этим данным «Подбор оттенка» считает результат. Пока вид средства, время, уровни волос и остальное не заполнены, подбор этот оттенок не предлагает.',
        fields: [
          {
            name: 'finder',
            type: 'group',
            label: false,
            fields: [
              rowOf('kind', 'developerPercent', 'mixing', 'mixtureMl'),
              rowOf('minutes', 'minutesGreyOver50'),
              rowOf('minutesFirstTime', 'minutesLightened'),
              rowOf('hardMaxMinutes', 'previewMinutes', 'minDaysBetween'),
              rowOf('natural', 'colored', 'lightened'),
              rowOf('maxLift', 'load', 'shift'),
              rowOf('greyRole', 'mixesWith', 'dilution'),
              rowOf('lengths', 'allergyTest'),
              ...restOf('finder.'),
            ],
          },
          {
            name: 'seeInFinder',
            type: 'ui',
            admin: {
              components: { Field: '/content/preview/SeeInFinder.tsx#SeeInFinder' },
              disableListColumn: true,
            },
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
            admin: { components: { RowLabel: rowLabel('Ссылка', 'shop') } },
            fields: [
              {
                type: 'row',
                fields: [
                  {
                    name: 'shop',
                    type: 'text',
                    label: 'Магазин или издание',
                    required: true,
                    custom: { typeset: false },
                  },
                  {
                    name: 'type',
                    type: 'select',
                    label: 'Что по ссылке',
                    required: true,
                    defaultValue: 'shop',
                    options: linkTypeOptions,
                  },
                ],
              },
              { name: 'href', type: 'text', label: 'Адрес', required: true, ...addressRules },
            ],
          },
        ],
      },
    ],
  },
  place('tags'),
  ...restOf(''),
]

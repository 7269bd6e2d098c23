import type { Field } from 'payload'
import { pictureField, validateAddress } from '../content/shared-fields.ts'
import { linkTypeOptions } from './link-types.ts'
import { type ProductFieldName, toPayloadField } from './product-fields.ts'

type FinderField = ProductFieldName extends infer Name
  ? Name extends `finder.${infer Last}`
    ? Last
    : never
  : never

function rowOf(...names: FinderField[]): Field {
  return { type: 'row', fields: names.map((name) => toPayloadField(`finder.${name}`)) }
}

/** The form of a product in the panel: where each field of the table stands, with the picture and the links. */
export const collectionFields: Field[] = [
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Оттенок',
        fields: [
          toPayloadField('title'),
          toPayloadField('ean'),
          {
            type: 'row',
            fields: [toPayloadField('brand'), toPayloadField('series'), toPayloadField('group')],
          },
          {
            type: 'row',
            fields: [toPayloadField('shadeNumber'), toPayloadField('shadeName'), toPayloadField('hex')],
          },
          pictureField('picture', 'Образец'),
          toPayloadField('description'),
          toPayloadField('benefits'),
          toPayloadField('howToUse'),
          toPayloadField('volume'),
        ],
      },
      {
        label: 'Цвет и волосы',
        fields: [
          {
            type: 'row',
            fields: [
              toPayloadField('level'),
              toPayloadField('tone'),
              toPayloadField('toneName'),
              toPayloadField('greyCoverage'),
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
                  toPayloadField('baseRange.min'),
                  toPayloadField('baseRange.max'),
                  toPayloadField('baseRange.hair'),
                ],
              },
              toPayloadField('baseRange.note'),
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
                    options: linkTypeOptions,
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
  toPayloadField('tags'),
]

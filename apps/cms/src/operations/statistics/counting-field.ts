import type { GroupField } from 'payload'
import { accessToField } from '../../access/access.ts'

/** The switch of the site's own counting. */
export const countingField: GroupField = {
  name: 'counting',
  type: 'group',
  label: 'Счётчики «Чего не хватает»',
  access: accessToField('site-settings.counting'),
  fields: [
    {
      name: 'isOn',
      type: 'checkbox',
      label: 'Считать запросы и ответы',
      defaultValue: true,
      admin: {
        components: { Field: '/panel/Tick.tsx#Tick' },
        description:
          'Сайт складывает по дням, что искали и не нашли, какие уроки бросили, помогли ли статьи и что ответил подбор. ' +
          'Без cookie, адресов и чего-либо о посетителе. Снимите отметку, и сайт не будет считать ничего; то, что уже сосчитано, сотрётся через 400 дней.',
      },
    },
  ],
}

import type { GroupField } from 'payload'
import { accessToField } from '../../access/access.ts'

/** The tag manager of the site. An empty id means the environment's, if there is one. */
export const analyticsField: GroupField = {
  name: 'analytics',
  type: 'group',
  label: 'Статистика посещений',
  access: accessToField('site-settings.analytics'),
  fields: [
    {
      name: 'gtmId',
      type: 'text',
      label: 'Номер контейнера Google Tag Manager',
      validate: (value: unknown) =>
        !value || (typeof value === 'string' && /^[A-Z0-9]+-[A-Z0-9]+$/.test(value))
          ? true
          : 'Номер выглядит так: GTM-XXXXXXX. Он написан вверху страницы вашего контейнера.',
      admin: {
        placeholder: 'GTM-XXXXXXX',
        description: 'Работает только у посетителей, которые согласились на статистику.',
      },
    },
  ],
}

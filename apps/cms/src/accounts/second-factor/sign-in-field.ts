import type { GroupField } from 'payload'
import { accessToField } from '../../access/access.ts'

/** How people sign in to the panel. */
export const signInField: GroupField = {
  name: 'signIn',
  type: 'group',
  label: 'Вход в панель',
  access: accessToField('site-settings.signIn'),
  fields: [
    {
      name: 'secondFactorRequired',
      type: 'checkbox',
      label: 'Требовать код из приложения при входе',
      defaultValue: false,
      admin: {
        components: { Field: '/panel/Tick.tsx#Tick' },
        description:
          'Кроме пароля понадобится код из приложения на телефоне. Кто ещё не подключил приложение, сделает это при следующем входе.',
      },
    },
  ],
}

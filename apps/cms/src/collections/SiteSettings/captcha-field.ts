import type { CaptchaProviderName } from '@pryad/environment/shared-variables.ts'
import type { GroupField } from 'payload'
import { accessToField } from '../../access/access.ts'

const providerLabels: Record<CaptchaProviderName, string> = {
  altcha: 'Собственная проверка, без сторонних служб (ALTCHA)',
  recaptcha: 'Google reCAPTCHA v2',
  smartcaptcha: 'Yandex SmartCaptcha',
}

/**
 * The captcha of the question form. An empty provider means the environment's. Keys that verify responses are secrets, and come
 * from the environment only.
 */
export const captchaField: GroupField = {
  name: 'captcha',
  type: 'group',
  label: 'Защита форм от роботов',
  access: accessToField('site-settings.captcha'),
  fields: [
    {
      name: 'provider',
      type: 'select',
      label: 'Чем проверять посетителей',
      options: Object.entries(providerLabels).map(([value, label]) => ({ value, label })),
      admin: {
        isClearable: true,
        placeholder: 'Как настроено на сервере',
        description:
          'Для reCAPTCHA и SmartCaptcha на сервере нужен их секретный ключ (RECAPTCHA_SECRET или SMARTCAPTCHA_SECRET). ' +
          'Без ключей формы защищает собственная проверка.',
      },
    },
    {
      name: 'sitekey',
      type: 'text',
      label: 'Ключ сайта',
      admin: {
        condition: (_, captcha) => captcha?.provider === 'recaptcha' || captcha?.provider === 'smartcaptcha',
        description: 'Открытый ключ, который служба выдала для этого сайта.',
      },
    },
  ],
}

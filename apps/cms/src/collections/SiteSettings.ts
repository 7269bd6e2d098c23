import type { CaptchaProviderName } from '@pryad/environment/shared-variables.ts'
import type { GlobalConfig, GroupField, RelationshipField } from 'payload'
import { accessToField, accessToGlobal, refuseDrafts } from '../access/access.ts'
import { signInField } from '../accounts/second-factor/second-step.ts'
import { drafts } from '../content/publication.ts'
import { addressRules, pictureField, rowLabel } from '../content/shared-fields.ts'
import { retentionField } from '../operations/personal-data/nightly-erasure.ts'
import { countingField } from '../operations/statistics/daily-counts.ts'
import { mailField } from './letter-texts.ts'
import { verificationField } from './verification-field.ts'

const providerLabels: Record<CaptchaProviderName, string> = {
  altcha: 'Собственная проверка, без сторонних служб (ALTCHA)',
  recaptcha: 'Google reCAPTCHA v2 (не для России)',
  smartcaptcha: 'Yandex SmartCaptcha',
}

/**
 * The captcha of the question form. An empty provider means the environment's. Keys that verify responses are secrets, and come
 * from the environment only.
 */
const captchaField: GroupField = {
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

/** The counters of the site. An empty id means the environment's, if there is one. */
const analyticsField: GroupField = {
  name: 'analytics',
  type: 'group',
  label: 'Статистика посещений',
  access: accessToField('site-settings.analytics'),
  admin: { description: 'Работает только у посетителей, которые согласились на статистику.' },
  fields: [
    {
      name: 'metricaId',
      type: 'text',
      label: 'Номер счётчика Яндекс Метрики',
      validate: (value: unknown) =>
        !value || (typeof value === 'string' && /^\d{1,15}$/.test(value))
          ? true
          : 'Номер состоит из одних цифр, например 12345678. Он написан рядом с названием счётчика в Метрике.',
      admin: { placeholder: '12345678' },
    },
    {
      name: 'webvisor',
      type: 'checkbox',
      label: 'Вебвизор',
      defaultValue: false,
      admin: {
        condition: (_, analytics) => Boolean(analytics?.metricaId),
        description:
          'Яндекс записывает, как посетители двигают мышь и прокручивают страницы. Подбор оттенка и форма вопроса в запись не попадают. Сначала сверьтесь с юристом.',
      },
    },
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
        description:
          'Юристы считают, что с июля 2025 года Google Tag Manager и Google Analytics в России нарушают закон о персональных ' +
          'данных: первыми их должны получать базы в России. Сверьтесь с юристом. Метрику внутри контейнера ставьте готовым шаблоном, ' +
          'а не своим HTML, и только один раз: здесь или там.',
      },
    },
  ],
}

/** The article that opens the main page. One that visitors cannot see leaves the place to the newest. */
const leadArticleField: RelationshipField = {
  name: 'leadArticle',
  type: 'relationship',
  label: 'Главная статья',
  relationTo: 'articles',
  filterOptions: { _status: { equals: 'published' } },
  // Only offers; it must not refuse the settings when the chosen article is taken back later.
  validate: () => true,
  admin: {
    description:
      'Она стоит первой и крупно. Если не выбрать или снять её с публикации, первой станет самая новая.',
  },
}

export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Настройки сайта',
  access: accessToGlobal('site-settings'),
  hooks: { beforeOperation: [refuseDrafts] },
  admin: { group: 'Оформление' },
  versions: { drafts, max: 50 },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Сайт',
          fields: [
            { name: 'name', type: 'text', label: 'Название марки', required: true },
            {
              name: 'title',
              type: 'text',
              label: 'Заголовок главной страницы',
              required: true,
              admin: { description: 'Виден на вкладке браузера и в поиске.' },
            },
            { name: 'tagline', type: 'text', label: 'Девиз', required: true },
            { name: 'description', type: 'textarea', label: 'Описание для поиска', required: true },
            {
              ...pictureField('shareImage', 'Картинка для соцсетей и мессенджеров'),
              admin: {
                description:
                  'Для страниц, у которых нет своей: главной, уроков, политик. Лучше всего 1200 × 630.',
              },
            },
            leadArticleField,
            { name: 'demoNotice', type: 'text', label: 'Предупреждение о демонстрации' },
            {
              name: 'contacts',
              type: 'group',
              label: 'Почта',
              fields: [
                { name: 'email', type: 'email', label: 'Для вопросов', required: true },
                { name: 'privacyEmail', type: 'email', label: 'О персональных данных', required: true },
              ],
            },
            {
              name: 'navigation',
              type: 'array',
              label: 'Ссылки в шапке',
              labels: { singular: 'Ссылка', plural: 'Ссылки' },
              admin: { components: { RowLabel: rowLabel('Ссылка', 'label') } },
              maxRows: 7,
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'label', type: 'text', label: 'Подпись', required: true, maxLength: 30 },
                    { name: 'href', type: 'text', label: 'Адрес', required: true, ...addressRules },
                  ],
                },
              ],
            },
          ],
        },
        {
          label: 'Сервисы',
          description: 'Сторонние службы, с которыми работает сайт.',
          fields: [captchaField, analyticsField, verificationField, countingField],
        },
        {
          label: 'Письма и данные',
          description: 'Что сайт пишет посетителям и сотрудникам. Слова в двойных скобках заменит он сам.',
          fields: [mailField, retentionField, signInField],
        },
      ],
    },
  ],
}

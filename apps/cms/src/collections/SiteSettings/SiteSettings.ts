import type { GlobalConfig } from 'payload'
import { accessToGlobal, refuseDrafts } from '../../access/access.ts'
import { signInField } from '../../accounts/second-factor/second-step.ts'
import { validateAddress } from '../../content/fields/address.ts'
import { drafts } from '../../content/fields/drafts.ts'
import { pictureField } from '../../content/fields/picture.ts'
import { retentionField } from '../../operations/personal-data/retention-field.ts'
import { countingField } from '../../operations/statistics/counting-field.ts'
import { analyticsField } from './analytics-field.ts'
import { captchaField } from './captcha-field.ts'
import { leadArticleField } from './lead-article-field.ts'
import { mailField } from './mail-field.ts'

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
              maxRows: 7,
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'label', type: 'text', label: 'Подпись', required: true, maxLength: 30 },
                    { name: 'href', type: 'text', label: 'Адрес', required: true, validate: validateAddress },
                  ],
                },
              ],
            },
          ],
        },
        {
          label: 'Сервисы',
          description: 'Сторонние службы, с которыми работает сайт.',
          fields: [captchaField, analyticsField, countingField],
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

import type { CollectionConfig } from 'payload'
import { admins, editors, experts, personalField, shownOrSignedIn } from '../access/rules.ts'
import { tagsField } from '../fields/tags.ts'
import { answerEditor } from '../rich-text/answer-editor.ts'

export const FaqQuestions: CollectionConfig = {
  slug: 'faq-questions',
  labels: { singular: 'Вопрос', plural: 'Вопросы и ответы' },
  orderable: true,
  access: { read: shownOrSignedIn, create: editors, update: experts, delete: admins },
  admin: {
    group: 'Вопросы',
    useAsTitle: 'question',
    defaultColumns: ['question', 'state', 'published', 'createdAt'],
    listSearchableFields: ['question'],
    description: 'Вопросы посетителей и ответы на них. Порядок на сайте меняется перетаскиванием.',
  },
  fields: [
    { name: 'question', type: 'textarea', label: 'Вопрос', required: true, maxLength: 2000 },
    { name: 'answer', type: 'richText', label: 'Ответ', editor: answerEditor },
    {
      name: 'asked',
      type: 'group',
      label: 'Кто спросил',
      access: { read: personalField, update: personalField },
      admin: {
        condition: (data) => Boolean(data.asked?.email || data.asked?.name),
        description: 'Персональные данные. На сайт они не попадают.',
      },
      fields: [
        { name: 'name', type: 'text', label: 'Имя', admin: { readOnly: true } },
        { name: 'email', type: 'email', label: 'Электронная почта', admin: { readOnly: true } },
        { name: 'text', type: 'textarea', label: 'Как задан вопрос', admin: { readOnly: true } },
        { name: 'pageUrl', type: 'text', label: 'С какой страницы', admin: { readOnly: true } },
        { name: 'consentAt', type: 'date', label: 'Согласие дано', admin: { readOnly: true } },
        {
          name: 'idempotencyKey',
          type: 'text',
          label: 'Ключ отправки',
          unique: true,
          index: true,
          admin: { hidden: true },
        },
      ],
    },
    {
      name: 'published',
      type: 'checkbox',
      label: 'Показывать на сайте',
      defaultValue: false,
      index: true,
      validate: (value: unknown, { data }: { data: { answer?: unknown } }) =>
        value && !data.answer ? 'Сначала напишите ответ: без него вопрос на сайте не показывают.' : true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'state',
      type: 'select',
      label: 'Состояние',
      required: true,
      defaultValue: 'answered',
      index: true,
      options: [
        { value: 'new', label: 'Новый' },
        { value: 'read', label: 'Прочитан' },
        { value: 'answered', label: 'Есть ответ' },
        { value: 'spam', label: 'Спам' },
      ],
      admin: { position: 'sidebar' },
    },
    tagsField,
  ],
}

import { questionMaxLength } from '@pryad/contract/forms/question.ts'
import { maxLength, required } from '@pryad/contract/forms/rules.ts'
import type { CollectionConfig } from 'payload'
import { accessTo } from '../access/access.ts'
import { askedField } from '../fields/asked.ts'
import { tagsField } from '../fields/tags.ts'
import { answerEditor } from '../rich-text/answer-editor.ts'

export const FaqQuestions: CollectionConfig = {
  slug: 'faq-questions',
  labels: { singular: 'Вопрос', plural: 'Вопросы и ответы' },
  orderable: true,
  access: accessTo('faq-questions'),
  admin: {
    group: 'Вопросы',
    useAsTitle: 'question',
    defaultColumns: ['question', 'state', 'published', 'createdAt'],
    listSearchableFields: ['question'],
    description: 'Вопросы посетителей и ответы на них. Порядок на сайте меняется перетаскиванием.',
  },
  fields: [
    {
      name: 'question',
      type: 'textarea',
      label: 'Вопрос',
      required: true,
      // The form's own rules: what passed them is stored, and they count an emoji as one character.
      validate: (value: unknown) => {
        const context = { fieldName: 'Вопрос', values: {} }
        return required(value, context) ?? maxLength(questionMaxLength)(value, context) ?? true
      },
    },
    { name: 'answer', type: 'richText', label: 'Ответ', editor: answerEditor },
    askedField,
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

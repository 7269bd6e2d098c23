import type { CollectionConfig } from 'payload'
import { accessTo } from '../access/access.ts'
import { answerEditor } from '../content/rich-text/answer-editor.ts'

/** Texts that experts write again and again; put into an answer by a press beside it (`questions/panel/AnswerAids.tsx`). */
export const AnswerTemplates: CollectionConfig = {
  slug: 'answer-templates',
  labels: { singular: 'Шаблон ответа', plural: 'Шаблоны ответов' },
  access: accessTo('answer-templates'),
  defaultSort: 'name',
  admin: {
    group: 'Вопросы',
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    description:
      'Тексты, которые пишете снова и снова. Вставляются в ответ кнопкой под ним; на сайт сами не попадают.',
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: 'Название',
      required: true,
      maxLength: 80,
      admin: { description: 'По нему шаблон выбирают. Посетители его не видят.' },
    },
    { name: 'text', type: 'richText', label: 'Текст', required: true, editor: answerEditor },
  ],
}

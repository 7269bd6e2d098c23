import type { Block } from 'payload'
import { answerEditor } from './answer-editor.ts'

const Callout: Block = {
  slug: 'callout',
  labels: { singular: 'Врезка', plural: 'Врезки' },
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: 'Какая',
      required: true,
      defaultValue: 'important',
      options: [
        { value: 'important', label: 'Важно' },
        { value: 'salon', label: 'Когда к мастеру' },
      ],
    },
    { name: 'title', type: 'text', label: 'Заголовок', maxLength: 80 },
    { name: 'text', type: 'richText', label: 'Текст', required: true, editor: answerEditor },
  ],
}

const ProductsEmbed: Block = {
  slug: 'products',
  labels: { singular: 'Оттенки', plural: 'Оттенки' },
  fields: [
    {
      name: 'products',
      type: 'relationship',
      label: 'Оттенки',
      relationTo: 'products',
      hasMany: true,
      required: true,
    },
  ],
}

const LessonEmbed: Block = {
  slug: 'lesson',
  labels: { singular: 'Видеоурок', plural: 'Видеоуроки' },
  fields: [{ name: 'lesson', type: 'relationship', label: 'Урок', relationTo: 'videos', required: true }],
}

/** Blocks that an editor can put between the paragraphs of an article or a page. */
export const blocks: Block[] = [Callout, ProductsEmbed, LessonEmbed]

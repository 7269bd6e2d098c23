import type { Block, NumberFieldSingleValidation, UploadField } from 'payload'
import { number } from 'payload/shared'
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

const Compare: Block = {
  slug: 'compare',
  labels: { singular: 'До и после', plural: 'До и после' },
  fields: [
    pictureOfPair('before', 'Картинка «до»'),
    pictureOfPair('after', 'Картинка «после»'),
    { name: 'beforeLabel', type: 'text', label: 'Слово слева', maxLength: 30, defaultValue: 'До' },
    { name: 'afterLabel', type: 'text', label: 'Слово справа', maxLength: 30, defaultValue: 'После' },
    { name: 'caption', type: 'text', label: 'Подпись', maxLength: 200 },
  ],
}

function pictureOfPair(name: string, label: string): UploadField {
  return {
    name,
    type: 'upload',
    label,
    relationTo: 'media',
    required: true,
    admin: { description: 'Обе картинки — одного размера и одного кадра: граница скользит между ними.' },
  }
}

/** Payload itself takes a number with a comma, and the finder refuses the address that would come of it. */
const validateLevel: NumberFieldSingleValidation = (value, options) =>
  typeof value === 'number' && !Number.isInteger(value)
    ? 'Нужно целое число от\u00a01 до\u00a010.'
    : number(value, options)

const FinderEmbed: Block = {
  slug: 'finder',
  labels: { singular: 'Подбор оттенка', plural: 'Подбор оттенка' },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Заголовок',
      required: true,
      maxLength: 80,
      defaultValue: 'Подбор оттенка',
    },
    { name: 'lead', type: 'textarea', label: 'Одно-два предложения', maxLength: 200 },
    {
      name: 'linkLabel',
      type: 'text',
      label: 'Надпись на кнопке',
      required: true,
      maxLength: 40,
      defaultValue: 'Подобрать оттенок',
    },
    {
      name: 'shade',
      type: 'relationship',
      label: 'Желанный оттенок',
      relationTo: 'products',
      admin: { description: 'Будет уже выбран в подборе, а его прядь встанет рядом со словами.' },
    },
    {
      name: 'level',
      type: 'number',
      label: 'Свой уровень',
      min: 1,
      max: 10,
      validate: validateLevel,
      admin: { description: 'Будет уже выбран в подборе.' },
    },
  ],
}

/** Blocks that an editor can put between the paragraphs of an article or a page. */
export const blocks: Block[] = [Callout, ProductsEmbed, LessonEmbed, Compare, FinderEmbed]

/** Name of the contract's type for a block of the editor: `CompareBlock` for `compare`. */
export function blockTypeName(slug: string): string {
  return `${slug.charAt(0).toUpperCase()}${slug.slice(1)}Block`
}
